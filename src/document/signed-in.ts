import { signedInPattern } from '../../config/sign-in-cookie.ts'

/** Cookies say that somebody is signed in; who, and whether that is still so, has to be asked. */
export const saysSignedIn = (cookies: string | undefined): boolean => signedInPattern.test(cookies ?? '')
