import type { SanitizedCollectionConfig } from 'payload'
import { isSite } from '#config/is-site.ts'
import { languages } from '#config/languages.ts'
import type { Language } from '#config/types.ts'
import { languagesOf } from '../users/access.ts'
import { inLanguage } from './document-value.ts'
import type { StoredDocument } from './in-pages.ts'
import { editorialKinds } from './kinds.ts'
import { writtenText } from './written-text.ts'

/** Characters of a text that stands for a title. */
const SHORT = 60

const said = new Map(editorialKinds.flatMap(({ slug, says }) => (says === undefined ? [] : [[slug, says]])))

/** The beginning of a text, to the end of a word. */
function beginningOf(text: string): string {
  const [line = ''] = text.trim().split('\n')
  return line.length <= SHORT ? line : `${line.slice(0, SHORT).replace(/\s+\S*$/, '')} …`
}

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
  const order = [wanted, ...(isSite(document.site) ? languagesOf(document.site) : []), ...languages]
  const textsOf = (value: unknown) =>
    typeof value === 'object' && value !== null
      ? order.map((language) => inLanguage(value, language))
      : [value]
  const says = said.get(slug)
  return (
    [
      ...textsOf(document[useAsTitle ?? 'id']),
      ...(says === undefined ? [] : textsOf(document[says]).map((text) => beginningOf(writtenText(text)))),
    ].find((text): text is string => typeof text === 'string' && text !== '') ??
    String(document.key ?? document.id)
  )
}
