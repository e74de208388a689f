import type { SanitizedCollectionConfig } from 'payload'
import { isSite } from '#config/is-site.ts'
import { languages } from '#config/languages.ts'
import type { Language } from '#config/types.ts'
import { languagesOf } from '../users/access.ts'
import { inLanguage } from './document-value.ts'
import type { StoredDocument } from './in-pages.ts'
import { editorialKinds } from './kinds.ts'

const hasOne = new Set(editorialKinds.filter(({ only }) => only !== undefined).map(({ slug }) => slug))

/**
 * The title of a document in the requested language, or else in the first of its site that has one; for a
 * kind that a site has once, its label.
 */
export function titleInLanguage(
  { slug, labels, admin: { useAsTitle } }: SanitizedCollectionConfig,
  document: StoredDocument,
  wanted: Language,
): string {
  if (useAsTitle === 'key' && hasOne.has(slug)) return String(inLanguage(labels.singular, wanted))
  const value = document[useAsTitle ?? 'id'] ?? document.key
  const texts =
    typeof value === 'object' && value !== null
      ? [wanted, ...(isSite(document.site) ? languagesOf(document.site) : []), ...languages].map((language) =>
          inLanguage(value, language),
        )
      : [value]
  return (
    texts.find((text): text is string => typeof text === 'string' && text !== '') ??
    String(document.key ?? document.id)
  )
}
