import { type SiteId, sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'

const region = (site: SiteId): string => sites[site].region

export const siteName = (site: SiteId, language: Language): string =>
  new Intl.DisplayNames([language], { type: 'region' }).of(region(site)) ?? site

export const languageName = (code: Language, language: Language): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code
