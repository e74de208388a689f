import { APIError, type PayloadRequest } from 'payload'
import { languages } from '../../../config/languages.ts'
import { type SiteId, sites } from '../../../config/sites.ts'
import type { Language } from '../../../config/types.ts'
import { isLanguage } from './person.ts'

/** A text of this system in the languages of its interface. */
export type Words = Readonly<Record<Language, string>>

type Asked = Pick<PayloadRequest, 'i18n'>

/** The language in which the person works with the system, which is not that of the document. */
export function interfaceLanguage({ i18n }: Asked): Language {
  return isLanguage(i18n?.language) ? i18n.language : 'en'
}

const region = (site: SiteId): string => sites[site].region

export const siteName = (site: SiteId, language: Language): string => new Intl.DisplayNames([language], { type: 'region' }).of(region(site)) ?? site

export const languageName = (code: Language, language: Language): string => new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code

const eachLanguage = (word: (language: Language) => string): Words => ({
  fr: word('fr'),
  en: word('en'),
  de: word('de'),
  nl: word('nl'),
})

/** Options of a select whose values are sites, named in the language of the interface. */
export const siteOption = (site: SiteId) => ({ value: site, label: eachLanguage((language) => siteName(site, language)) })

export const languageOptions = languages.map((code) => ({ value: code, label: eachLanguage((language) => languageName(code, language)) }))

/** A refusal that says why, in the language of the person. */
export function refusal(req: Asked, words: (language: Language) => string, status: 400 | 403 | 409 = 403): APIError {
  return new APIError(words(interfaceLanguage(req)), status, null, true)
}
