import type { Language } from '#config/languages.ts'
import { type SiteId, sites } from '#config/sites.ts'

export const demoLanguages = ['fr', 'en', 'de', 'nl'] as const
export type DemoLanguage = (typeof demoLanguages)[number]

/** A text in every language of the demonstration. */
export type Text = Readonly<Record<DemoLanguage, string>>
/** A text in the languages of a site. */
export type SiteText = Readonly<Partial<Text>>

const demoLanguage = (language: Language) => demoLanguages.find((each) => each === language)

/** The language of the demonstration's texts on a page: the first of its site stands in for one without texts. */
export const languageOfTexts = (site: SiteId, language: Language = sites[site].languages[0]): DemoLanguage =>
  [language, ...sites[site].languages].map(demoLanguage).find((each) => each !== undefined) ?? 'en'
