import { languagePrefix } from '@marquee/addresses/site-paths.ts'
import { type Site, siteIds, sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import type { Alternate, SiteOrigins } from './edition.ts'

/** Home pages of the other countries' sites. Server only: a browser needs no other site. */
export function homesOfOtherSites(own: Site, origins: SiteOrigins): readonly Alternate[] {
  return siteIds.flatMap((id) => {
    const site: Site = sites[id]
    const origin = origins[id]
    if (id === own.id || origin === undefined) return []
    return site.languages.map((language: Language) => ({
      hreflang: `${language}-${site.region}`,
      href: origin + (languagePrefix(site, language) || '/'),
    }))
  })
}
