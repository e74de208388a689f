import Negotiator from 'negotiator'
import type { Site } from '../../config/sites.ts'
import type { Language } from '../../config/types.ts'
import { readCookie } from '../http/cookies.ts'

/** The cookie `lang`, then the Accept-Language weights, then the site's default. */
export function chooseLanguage(
  site: Site,
  cookie: string | undefined,
  acceptLanguage: string | undefined,
): Language {
  const siteLanguages: readonly string[] = site.languages
  const has = (language: string | undefined): language is Language =>
    language !== undefined && siteLanguages.includes(language)
  const chosen = readCookie(cookie, 'lang')
  if (has(chosen)) return chosen
  if (!acceptLanguage) return site.languages[0]
  const wanted = new Negotiator({ headers: { 'accept-language': acceptLanguage } }).languages()
  return wanted.map((tag) => tag.split('-', 1)[0]?.toLowerCase()).find(has) ?? site.languages[0]
}
