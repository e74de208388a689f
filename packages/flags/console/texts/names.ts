import { countryName } from '@marquee/i18n/country-name.ts'
import { type FeatureTexts, featureTextsIn } from '@marquee/i18n/feature-texts.ts'
import type { SiteId } from '#config/sites.ts'
import type { FlagKind, Language } from '#config/types.ts'

export interface Names extends FeatureTexts {
  readonly siteName: (site: SiteId) => string
  /** The name after “in” in English; the texts of other languages have no preposition before it. */
  readonly siteIn: (site: SiteId) => string
  readonly languageName: (language: Language) => string
}

export function namesIn(language: Language): Names {
  const languages = new Intl.DisplayNames(language, { type: 'language' })
  const siteName = (site: SiteId) => countryName(site, language)
  return {
    ...featureTextsIn(language),
    siteName,
    siteIn: (site) => (language === 'en' && site === 'nl' ? `the ${siteName(site)}` : siteName(site)),
    languageName: (each) => languages.of(each) ?? each,
  }
}

export const flagKinds = ['release', 'kill-switch', 'operational'] as const satisfies readonly FlagKind[]
