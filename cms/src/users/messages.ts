import { APIError } from 'payload'
import { isLanguage, languages } from '../../../config/languages.ts'
import type { SiteId } from '../../../config/sites.ts'
import type { Language } from '../../../config/types.ts'
import { languageName, siteName } from './display-names.ts'

/** A text of this system in the languages of its interface. */
export type Messages = Readonly<Record<Language, string>>

interface WithLanguage {
  readonly i18n: { readonly language?: string }
}

/** The language in which the person works with the system, which is not that of the document. */
export function interfaceLanguage({ i18n }: WithLanguage): Language {
  return isLanguage(i18n?.language) ? i18n.language : 'en'
}

const eachLanguage = (word: (language: Language) => string): Messages => ({
  fr: word('fr'),
  en: word('en'),
  de: word('de'),
  nl: word('nl'),
})

/** Options of a select whose values are sites, named in the language of the interface. */
export const siteOption = (site: SiteId) => ({
  value: site,
  label: eachLanguage((language) => siteName(site, language)),
})

export const languageOptions = languages.map((code) => ({
  value: code,
  label: eachLanguage((language) => languageName(code, language)),
}))

/** A refusal that says why, in the language of the person. */
export function refusal(
  req: WithLanguage,
  words: (language: Language) => string,
  status: 400 | 403 | 409 = 403,
): APIError {
  return new APIError(words(interfaceLanguage(req)), status, null, true)
}
