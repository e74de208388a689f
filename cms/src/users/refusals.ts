import type { SiteId } from '../../../config/sites.ts'
import type { Language } from '../../../config/types.ts'
import { languagesOf } from './access.ts'
import { languageName, siteName } from './display-names.ts'
import { usersTexts } from './texts.ts'

/** Why something is refused, in the language of the admin interface. */
export type RefusalText = (language: Language) => string

const listOf = (codes: readonly Language[], language: Language) =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(
    codes.map((code) => languageName(code, language)),
  )

export const otherSite =
  (site: SiteId): RefusalText =>
  (language) =>
    usersTexts.t(language)('refusals.otherSite', { site: siteName(site, language) })

/** The site is not published in the language. */
export const languageNotOfSite =
  (site: SiteId, code: Language): RefusalText =>
  (language) =>
    usersTexts.t(language)('refusals.languageNotOfSite', {
      site: siteName(site, language),
      language: languageName(code, language),
      languages: listOf(languagesOf(site), language),
    })

export const shortPassword =
  (least: number): RefusalText =>
  (language) =>
    usersTexts.t(language)('refusals.shortPassword', { least })

export const onlyOwnLanguages: RefusalText = (language) => usersTexts.t(language)('refusals.onlyOwnLanguages')
export const noPlans: RefusalText = (language) => usersTexts.t(language)('refusals.noPlans')
export const plannerUnknown: RefusalText = (language) => usersTexts.t(language)('refusals.plannerUnknown')
export const plannerLeft: RefusalText = (language) => usersTexts.t(language)('refusals.plannerLeft')
export const noEarlierVersions: RefusalText = (language) =>
  usersTexts.t(language)('refusals.noEarlierVersions')
export const oneSiteAtATime: RefusalText = (language) => usersTexts.t(language)('refusals.oneSiteAtATime')
export const lastAdmin: RefusalText = (language) => usersTexts.t(language)('refusals.lastAdmin')
export const oneUserAtATime: RefusalText = (language) => usersTexts.t(language)('refusals.oneUserAtATime')
export const sitesMissing: RefusalText = (language) => usersTexts.t(language)('refusals.sitesMissing')
export const languagesMissing: RefusalText = (language) => usersTexts.t(language)('refusals.languagesMissing')
