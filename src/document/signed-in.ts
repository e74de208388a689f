import { signedInPattern } from '#config/sign-in-cookie.ts'

/** Cookies only hint at a session; a request verifies it. */
export const hasSignInCookie = (cookies: string | undefined): boolean => signedInPattern.test(cookies ?? '')
