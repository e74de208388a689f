import { signedInPattern } from '#config/sign-in-cookie.ts'

/** Whether cookies hint at a session; only a request can verify it. */
export const hasSignInCookie = (cookies: string | undefined): boolean => signedInPattern.test(cookies ?? '')
