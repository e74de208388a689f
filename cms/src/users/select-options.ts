import { languages } from '#config/languages.ts'
import { type SiteId, siteIds } from '#config/sites.ts'
import { labelFrom } from '../texts/texts.ts'
import { languageName, siteName } from './display-names.ts'

export const siteOption = (site: SiteId) => ({
  value: site,
  label: labelFrom((language) => siteName(site, language)),
})

/** All sites. */
export const siteOptions = siteIds.map(siteOption)

export const languageOptions = languages.map((code) => ({
  value: code,
  label: labelFrom((language) => languageName(code, language)),
}))
