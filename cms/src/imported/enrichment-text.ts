import type { Language } from '#config/types.ts'
import type { DocumentText } from '#models/document-state.ts'
import { htmlOf } from '../content/rich-text.ts'
import { type PictureDocument, pictureOf } from '../media/picture-of.ts'
import { formatOf } from '../media/picture-shapes.ts'
import { type EnrichableField, fieldsOf, isInLists } from './enrichable-fields.ts'
import type { ImportedKind } from './imported-records.ts'

type Doc = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Doc =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const inLanguage = (value: unknown, language: Language): unknown =>
  isRecord(value) ? value[language] : undefined

const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined)
const picture = (value: unknown, field: string) =>
  isRecord(value) ? (pictureOf(value as PictureDocument, formatOf(field)) ?? undefined) : undefined

/** The field in the form of the contract; undefined if it is empty. */
function valueOf({ name, piece }: EnrichableField, doc: Doc, language: Language): unknown {
  const value = doc[name]
  switch (piece) {
    case 'place':
      return typeof value === 'number' ? value : undefined
    case 'yesNo':
      return value === 'yes' ? true : value === 'no' ? false : undefined
    case 'colour':
      return text(value)
    case 'text':
      return text(inLanguage(value, language))
    case 'richText':
      return htmlOf(inLanguage(value, language)) ?? undefined
    case 'picture':
      return picture(value, name)
    case 'pictureWithWords':
      return picture(inLanguage(value, language), name)
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
  const imported = isRecord(doc.imported) ? doc.imported : {}
  const slug = text(inLanguage(imported.slug, language))
  if (slug === undefined) return undefined
  const set = fieldsOf(kind).flatMap((field) => {
    const value = valueOf(field, doc, language)
    return value === undefined ? [] : [[field.name, value] as const]
  })
  const fields = Object.fromEntries(set.filter(([name]) => isInLists(kind, name)))
  const detail = set.filter(([name]) => !isInLists(kind, name))
  return { slug, fields, ...(detail.length > 0 && { detail: Object.fromEntries(detail) }) }
}
