import Negotiator from 'negotiator'
import type { Site } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { readCookie } from './cookies.ts'

/** The offered language with the highest Accept-Language weight. */
export function acceptedLanguage(
  offered: readonly Language[],
  acceptLanguage: string | null | undefined,
): Language | undefined {
  if (!acceptLanguage) return undefined
  const wanted = new Negotiator({ headers: { 'accept-language': acceptLanguage } }).languages()
  return wanted
    .map((tag) => tag.split('-', 1)[0]?.toLowerCase())
    .flatMap((tag) => offered.find((language) => language === tag) ?? [])[0]
}

/** The cookie `lang`, then the Accept-Language weights, then the site's default. */
export function chooseLanguage(
  { languages }: Site,
  cookie: string | undefined,
  acceptLanguage: string | undefined,
): Language {
  const chosen = readCookie(cookie, 'lang')
  return (
    languages.find((language) => language === chosen) ??
    acceptedLanguage(languages, acceptLanguage) ??
    languages[0]
  )
}
