import { writeCookie } from '@marquee/kit/http/document-cookie.ts'

const YEAR = 365 * 24 * 60 * 60

export const rememberLanguage = (language: string): void => writeCookie('lang', language, YEAR)
