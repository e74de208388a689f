import type { PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'
import { isSite } from '#config/is-site.ts'
import { isLanguage } from '#config/languages.ts'
import type { SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { titleInLanguage } from '../content/document-title.ts'
import { isPublicIn } from '../content/document-value.ts'
import { foundIn } from '../content/found-in.ts'
import { inPages, type StoredDocument } from '../content/in-pages.ts'
import { sourceOf } from '../content/published-source.ts'
import { NOTES } from '../translating/unread-texts.ts'
import { languagesOf } from '../users/access.ts'
import { hasSite } from '../users/site-field.ts'
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

function reported(
  config: SanitizedCollectionConfig,
  document: StoredDocument,
  status: unknown,
  wanted: Language,
): ReportedDocument | undefined {
  const { id, site } = document
  if (!isSite(site)) return undefined
  const there = languagesWith(config, document, site)
  const notes = notesIn(document[NOTES])
  const languages = languagesOf(site).map((language): ReportedLanguage => {
    if (!there.includes(language)) return { language, state: 'missing' }
    if (notes[language]) return { language, state: 'behind', behind: notes[language] }
    return { language, state: isPublicIn({ _status: status }, language) ? 'public' : 'draft' }
  })
  return { collection: config.slug, id, site, title: titleInLanguage(config, document, wanted), languages }
}

/** Status of each language in the documents of a collection that the user may read. */
export async function languagesIn(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  wanted: Language,
  where?: Where,
): Promise<ReportedDocument[]> {
  const query = { collection: config.slug, where, as: req.user ?? null }
  // The public status, whatever the draft is.
  const statuses = new Map<StoredDocument['id'], unknown>()
  for await (const { id, _status } of inPages(req.payload, { ...query, draft: false }))
    statuses.set(id, _status)
  const found: ReportedDocument[] = []
  for await (const document of inPages(req.payload, { ...query, draft: true })) {
    const row = reported(config, document, statuses.get(document.id), wanted)
    if (row) found.push(row)
  }
  return found
}

/** Documents of the user's sites with a language that is missing, outdated or not public, by collection. */
export async function translationReport(
  req: PayloadRequest,
  wanted: Language,
  filter: TranslationFilter,
): Promise<ReportedDocument[]> {
  const rows: ReportedDocument[] = []
  for (const config of req.payload.config.collections) {
    if (sourceOf(config)?.mode !== 'whole') continue
    if (filter.site && !hasSite(config.fields, filter.site)) continue
    for (const row of await languagesIn(
      req,
      config,
      wanted,
      filter.site && { site: { equals: filter.site } },
    )) {
      if (lackingIn(row, filter).length > 0) rows.push(row)
    }
  }
  return rows
}
