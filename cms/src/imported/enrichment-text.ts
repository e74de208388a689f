import type { Language } from '#config/types.ts'
import type { DocumentText } from '#models/document-state.ts'
import { record, textOrNull } from '../content/document-value.ts'
import type { Doc } from '../content/published-source.ts'
import { htmlOf } from '../content/rich-text.ts'
import { pictureOf } from '../media/picture-of.ts'
import { formatOf } from '../media/picture-shapes.ts'
import { type EnrichableField, fieldsOf, isInLists } from './enrichable-fields.ts'
import type { ImportedKind } from './imported-records.ts'

/** The field in the form of the contract; null if it is empty. */
function valueOf({ name, piece }: EnrichableField, doc: Doc, language: Language): unknown {
  const value = doc[name]
  switch (piece) {
    case 'place':
      return typeof value === 'number' ? value : null
    case 'yesNo':
      return value === 'yes' ? true : value === 'no' ? false : null
    case 'colour':
      return textOrNull(value)
    case 'text':
      return textOrNull(record(value)[language])
    case 'richText':
      return htmlOf(record(value)[language])
    case 'picture':
      return pictureOf(record(value), formatOf(name))
    case 'pictureWithWords':
      return pictureOf(record(record(value)[language]), formatOf(name))
  }
}

/**
 * The enrichment of an imported item in one language, from a document with all languages at depth 1: only
 * fields with a value. Undefined if the language is not public.
 */
export function enrichmentTextOf(
  kind: ImportedKind,
  doc: Doc,
  language: Language,
): Omit<DocumentText, 'formerSlugs'> | undefined {
  const slug = textOrNull(record(record(doc.imported).slug)[language])
  if (slug === null) return undefined
  const set = fieldsOf(kind).flatMap((field) => {
    const value = valueOf(field, doc, language)
    return value === null ? [] : [[field.name, value] as const]
  })
  const fields = Object.fromEntries(set.filter(([name]) => isInLists(kind, name)))
  const detail = set.filter(([name]) => !isInLists(kind, name))
  return { slug, fields, ...(detail.length > 0 && { detail: Object.fromEntries(detail) }) }
}
