import { signedInPattern } from '../../config/sign-in-cookie.ts'

/** Whether cookies hint at a session; only a request tells whether it is valid. */
export const saysSignedIn = (cookies: string | undefined): boolean => signedInPattern.test(cookies ?? '')
