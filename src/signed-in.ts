import { signedInPattern } from '../config/sign-in-cookie.ts'

const pattern = new RegExp(signedInPattern)

/** Cookies say that somebody is signed in; who, and whether that is still so, has to be asked. */
export const saysSignedIn = (cookies: string | undefined): boolean => pattern.test(cookies ?? '')

/** Runs before the first paint: what is only for visitors without a client takes no room on a page that will have one. */
export const earlySignedInScript = `;if(/${signedInPattern}/.test(document.cookie))document.documentElement.dataset.client=''`
