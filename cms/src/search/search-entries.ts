import type { FlattenedField, SanitizedCollectionConfig } from 'payload'
import { isSite } from '#config/is-site.ts'
import type { SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { titleInLanguage } from '../content/document-title.ts'
import { inLanguage } from '../content/document-value.ts'
import { foundIn } from '../content/found-in.ts'
import type { StoredDocument } from '../content/in-pages.ts'
import { sourceOf } from '../content/published-source.ts'
import { writtenText } from '../content/written-text.ts'
import { CHANGED_BY } from '../versions/changed-by.ts'

/** `changed`: public, with a newer draft. Null: a picture, which is always public. */
export type SearchedState = 'public' | 'changed' | 'draft' | null

/** The texts of a document in one language; without a language those of a document that has no texts in any. */
export interface SearchEntry {
  readonly language: Language | null
  readonly site: SiteId | null
  readonly title: string
  /** All texts, the title included. */
  readonly body: string
  readonly state: SearchedState
  /** Instant. */
  readonly changedAt: string
}

/** Documents of the sites, and pictures. */
export const isSearched = (config: SanitizedCollectionConfig): boolean =>
  sourceOf(config) !== undefined || Boolean(config.upload)

const textTypes: readonly FlattenedField['type'][] = ['text', 'textarea', 'richText', 'code', 'email']
/** Other texts of a picture are about its files. */
const ofPictures: readonly string[] = ['filename', 'alt']

const statusIn = (status: unknown, language: Language | null): unknown =>
  language === null ? status : inLanguage(status, language)

function stateIn(draft: unknown, main: unknown, language: Language | null): SearchedState {
  if (statusIn(main, language) !== 'published') return 'draft'
  return statusIn(draft, language) === 'draft' ? 'changed' : 'public'
}

/** Entries of a document that was read with all languages at depth 0. `status`: of its version of the main table. */
export function searchEntriesOf(
  config: SanitizedCollectionConfig,
  document: StoredDocument,
  { status, changedAt }: { readonly status: unknown; readonly changedAt: string },
): readonly SearchEntry[] {
  const texts = new Map<Language | null, Set<string>>()
  for (const { path, type, language, value } of foundIn(config.flattenedFields, document)) {
    if (!textTypes.includes(type) || path === CHANGED_BY) continue
    if (config.upload && !ofPictures.includes(path)) continue
    const text = writtenText(value).trim()
    if (text !== '') texts.set(language, (texts.get(language) ?? new Set()).add(text))
  }
  const shared = [...(texts.get(null) ?? [])]
  texts.delete(null)
  const languages = texts.size > 0 ? [...texts.keys()] : [null]
  return languages.map((language) => {
    const title = titleInLanguage(config, document, language ?? 'fr')
    return {
      language,
      site: isSite(document.site) ? document.site : null,
      title,
      body: [...new Set([title, ...(texts.get(language) ?? []), ...shared])].join(' · '),
      state: config.upload ? null : stateIn(document._status, status, language),
      changedAt,
    }
  })
}
