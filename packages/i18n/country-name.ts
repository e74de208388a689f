import { type SiteId, sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'

export const countryName = (site: SiteId, language: Language): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(sites[site].region) ?? site
