import { APIError } from 'payload'
import type { SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { interfaceLanguage, type WithLanguage } from '../texts/texts.ts'
import { languagesOf } from './access.ts'
import { languageName, siteName } from './display-names.ts'
import { usersTexts } from './texts.ts'

/** The reason of a refusal, in the language of the admin interface. */
export type RefusalText = (language: Language) => string

const listOf = (codes: readonly Language[], language: Language) =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(
    codes.map((code) => languageName(code, language)),
  )

type Key = Parameters<typeof usersTexts.label>[0]

const refusalOf =
  (key: Key): RefusalText =>
  (language) =>
    usersTexts.t(language)(key)

export const otherSite =
  (site: SiteId): RefusalText =>
  (language) =>
    usersTexts.t(language)('refusals.otherSite', { site: siteName(site, language) })

export const languageNotOfSite =
  (site: SiteId, code: Language): RefusalText =>
  (language) =>
    usersTexts.t(language)('refusals.languageNotOfSite', {
      site: siteName(site, language),
      language: languageName(code, language),
      languages: listOf(languagesOf(site), language),
    })

export const onlyOwnLanguages = refusalOf('refusals.onlyOwnLanguages')
export const noScheduling = refusalOf('refusals.noScheduling')
export const schedulerUnknown = refusalOf('refusals.schedulerUnknown')
export const schedulerLeft = refusalOf('refusals.schedulerLeft')
export const noEarlierVersions = refusalOf('refusals.noEarlierVersions')
export const oneSiteAtATime = refusalOf('refusals.oneSiteAtATime')

export const refusal = (req: WithLanguage, text: RefusalText, status: 400 | 403 | 409 = 403): APIError =>
  new APIError(text(interfaceLanguage(req)), status, null, true)
