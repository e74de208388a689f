import { writeCookie } from '../../storage/cookie.ts'

const YEAR = 365 * 24 * 60 * 60

/** For the next visit to the root of the site; the link itself leads to the page in that language. */
export const rememberLanguage = (language: string): void => writeCookie('lang', language, YEAR)
