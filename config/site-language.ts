import { type SiteId, sites } from './sites.ts'
import type { Language } from './types.ts'

/** The site's language of this name, else its first. */
export function languageOf(site: SiteId, name: string | null): Language {
  const languages: readonly Language[] = sites[site].languages
  return languages.find((language) => language === name) ?? sites[site].languages[0]
}
