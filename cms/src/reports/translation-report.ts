import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { isSite } from '#config/is-site.ts'
import { recordOf } from '#config/keys.ts'
import { isLanguage, languages } from '#config/languages.ts'
import type { SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { titleInLanguage } from '../content/document-title.ts'
import { isPublicIn } from '../content/document-value.ts'
import { foundIn } from '../content/found-in.ts'
import type { StoredDocument } from '../content/in-pages.ts'
import { NOTES } from '../translating/unread-texts.ts'
import { languagesOf } from '../users/access.ts'
import { type Behind, notesIn } from './translation-notes.ts'

/** `missing`: empty. `behind`: another language has changed since. `draft`: not public. */
export type LanguageState = 'missing' | 'behind' | 'draft' | 'public'

export interface ReportedLanguage {
  readonly language: Language
  readonly state: LanguageState
  readonly behind?: Behind | undefined
}

/** A document that lacks a language. */
export interface ReportedDocument {
  readonly collection: string
  readonly id: number | string
  readonly site: SiteId
  readonly title: string
  readonly languages: readonly ReportedLanguage[]
}

export interface TranslationFilter {
  readonly site?: SiteId | undefined
  /** Only documents that lack this language are reported. */
  readonly language?: Language | undefined
}

/** The filter of a query with `site` and `language`; unknown values count as none. */
export function filterFrom(param: (name: string) => unknown): TranslationFilter {
  const [site, language] = [param('site'), param('language')]
  return { site: isSite(site) ? site : undefined, language: isLanguage(language) ? language : undefined }
}

/** The given languages that a document lacks. */
export const lackingIn = (
  { languages }: ReportedDocument,
  { language }: TranslationFilter,
): ReportedLanguage[] =>
  languages.filter(
    (each) => each.state !== 'public' && (language === undefined || each.language === language),
  )

/** A rich text without a word is empty. */
const hasContent = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? /"text":"[^"]/.test(JSON.stringify(value)) || (Array.isArray(value) && value.length > 0)
    : Boolean(value)

const written = (
  { flattenedFields }: SanitizedCollectionConfig,
  document: StoredDocument,
): ReadonlySet<Language | null> =>
  new Set(
    [...foundIn(flattenedFields, document)]
      .filter(({ path, type, value }) => path !== '_status' && type !== 'checkbox' && hasContent(value))
      .map(({ language }) => language),
  )

/** Settings have no texts: only their status counts. */
const isWordless = (config: SanitizedCollectionConfig, there: ReadonlySet<Language | null>) =>
  config.admin.useAsTitle === 'key' && [...there].every((language) => language === null)

/** Languages of a site in which a document has texts; all, if it has none by its kind. */
export function languagesWith(
  config: SanitizedCollectionConfig,
  document: StoredDocument,
  site: SiteId,
): readonly Language[] {
  const there = written(config, document)
  return languagesOf(site).filter((language) => there.has(language) || isWordless(config, there))
}

/** The languages of a document, and its titles for readers of each language. */
export interface DocumentLanguages extends Omit<ReportedDocument, 'title' | 'site'> {
  /** Null: a picture, or a document that has no site yet. */
  readonly site: SiteId | null
  readonly titles: Readonly<Record<Language, string>>
}

/** `status`: that of the public version, whatever the draft is. */
export function documentLanguages(
  config: SanitizedCollectionConfig,
  document: StoredDocument,
  status: unknown,
): DocumentLanguages {
  const { id } = document
  const site = isSite(document.site) ? document.site : null
  const there = site ? languagesWith(config, document, site) : []
  const notes = notesIn(document[NOTES])
  const stateOf = (language: Language): ReportedLanguage => {
    if (!there.includes(language)) return { language, state: 'missing' }
    if (notes[language]) return { language, state: 'behind', behind: notes[language] }
    return { language, state: isPublicIn({ _status: status }, language) ? 'public' : 'draft' }
  }
  const titles = recordOf(languages, (language) => titleInLanguage(config, document, language))
  return { collection: config.slug, id, site, titles, languages: site ? languagesOf(site).map(stateOf) : [] }
}

/** For a reader of a language. */
export const reportedIn = (
  { titles, site, ...languages }: DocumentLanguages,
  wanted: Language,
): ReportedDocument[] => (site ? [{ ...languages, site, title: titles[wanted] }] : [])

/** Status of each language in a document, if the user may read it. */
export async function languagesIn(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  id: number | string,
): Promise<DocumentLanguages | undefined> {
  const query = { collection: config.slug, id, locale: 'all', depth: 0, disableErrors: true } as const
  const rights = { overrideAccess: false, user: req.user }
  const [main, document] = await Promise.all(
    [false, true].map((draft) => req.payload.findByID({ ...query, ...rights, draft })),
  )
  return document ? documentLanguages(config, { ...document }, main?._status) : undefined
}
