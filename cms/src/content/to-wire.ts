import { isSite } from '#config/is-site.ts'
import { type SiteId, sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import type { DocumentText } from '#models/document-state.ts'
import { FURTHER_BLOCKS } from '#models/master-template.ts'
import { pictureHtml } from '../media/picture-html.ts'
import { pictureOf } from '../media/picture-of.ts'
import { formatOf } from '../media/picture-shapes.ts'
import { type ContentField, contentFieldsOf, hasTexts, isContent } from './content-field.ts'
import {
  dayOf,
  record,
  recordsOf,
  siteTimeOf,
  textOrNull,
  textsOf,
  type UnknownRecord,
} from './document-value.ts'
import type { EditorialKind } from './editorial-kind.ts'
import { htmlOf } from './rich-text.ts'
import { wordOfAddress } from './slug.ts'
import { blockHtml } from './text-blocks.ts'

interface Reading {
  readonly language: Language
  readonly site: SiteId
}

/** A new document comes before those with a position. */
const FIRST = -1

function labelsOf(value: unknown): Record<string, string> {
  return Object.fromEntries(
    recordsOf(value).flatMap(({ name, text }) =>
      typeof name === 'string' && typeof text === 'string' && name !== '' ? [[name, text]] : [],
    ),
  )
}

/** A value of the document in the form of the contract; null or an empty list if it is empty. */
function wireValue(field: ContentField, value: unknown, reading: Reading): unknown {
  switch (field.type) {
    case 'html':
      return htmlOf(value, {
        picture: (picture, caption) => pictureHtml(picture, caption, reading.language),
        block: (fields) => blockHtml(fields, reading),
      })
    case 'number':
      return typeof value === 'number' ? value : null
    case 'flag':
      return typeof value === 'boolean' ? value : field.initial
    case 'date':
      return dayOf(value)
    case 'time':
      return siteTimeOf(value, reading.site)
    case 'texts':
    case 'slugs':
    case 'choices':
      return textsOf(value)
    case 'labels':
      return labelsOf(value)
    case 'picture':
      return pictureOf(record(value), formatOf(field.wire))
    case 'group':
      return field.required
        ? fieldsOf(field.fields, record(value), reading)
        : objectOf(field, record(value), reading)
    case 'list':
      return recordsOf(value).flatMap((row) => objectOf(field, row, reading) ?? [])
    default:
      return textOrNull(value)
  }
}

const isNothing = (value: unknown) =>
  value === null || (typeof value === 'object' && Object.keys(value).length === 0)

/** The object, or null if a required field is missing or everything is empty. */
function objectOf({ fields }: ContentField, value: UnknownRecord, reading: Reading): UnknownRecord | null {
  const wire = fieldsOf(fields, value, reading)
  if (fields.some((field) => field.required && isNothing(wire[field.wire]))) return null
  const content = fields.filter(isContent)
  return content.length > 0 && content.every((field) => isNothing(wire[field.wire])) ? null : wire
}

const inLanguage = ({ name, localized }: ContentField, document: UnknownRecord, { language }: Reading) =>
  localized ? record(document[name])[language] : document[name]

function fieldsOf(fields: readonly ContentField[], document: UnknownRecord, reading: Reading): UnknownRecord {
  return Object.fromEntries(
    fields.map((field) => [field.wire, wireValue(field, inLanguage(field, document, reading), reading)]),
  )
}

/** A page of blocks: the first of a kind under its own name, further ones in a list, and the order of all. */
function blocksOf({ wire: order, fields }: ContentField, value: unknown, reading: Reading): UnknownRecord {
  const seen = new Map<unknown, number>()
  const blocks = recordsOf(value).flatMap((row) => {
    const block = fields.find(({ wire }) => wire === row.blockType)
    if (block === undefined) return []
    const { wire } = block
    const number = (seen.get(wire) ?? 0) + 1
    seen.set(wire, number)
    const [only] = block.fields
    const inner =
      only?.wire === wire
        ? wireValue(only, inLanguage(only, row, reading), reading)
        : objectOf(block, row, reading)
    const name = number === 1 ? wire : `${wire}-${number}`
    return isNothing(inner) ? [] : [{ name, wire, inner }]
  })
  const isFirst = ({ name, wire }: (typeof blocks)[number]) => name === wire
  const further = blocks.filter((each) => !isFirst(each))
  return {
    ...Object.fromEntries(blocks.filter(isFirst).map(({ wire, inner }) => [wire, inner])),
    ...(further.length > 0 && {
      [FURTHER_BLOCKS]: further.map(({ name, wire, inner }) => ({ name, [wire]: inner })),
    }),
    [order]: blocks.map(({ name }) => name),
  }
}

/** True if any localised field has a value. */
function isWritten(fields: readonly ContentField[], document: unknown, reading: Reading): boolean {
  const rows = Array.isArray(document) ? document : [document]
  return fields.some((field) =>
    rows.some((row: unknown) => {
      const value = record(row)[field.name]
      return field.localized
        ? !isNothing(wireValue(field, record(value)[reading.language], reading))
        : isWritten(field.fields, value, reading)
    }),
  )
}

/** The document's id on its site. */
export const itemIdOf = (document: UnknownRecord): string =>
  typeof document.key === 'string' ? document.key : ''

function slugOf({ fixedSlug }: EditorialKind, document: UnknownRecord, own: unknown): string {
  if (!fixedSlug && typeof own === 'string' && own !== '') return own
  return wordOfAddress(itemIdOf(document))
}

function allFields(kind: EditorialKind, document: UnknownRecord, reading: Reading): UnknownRecord {
  const fields = contentFieldsOf(kind)
  const blocks = fields.find(({ type }) => type === 'blocks')
  const plain = fieldsOf(
    fields.filter((field) => field !== blocks),
    document,
    reading,
  )
  const shape = { ...kind.wire.shape, ...kind.detail?.shape }
  return {
    ...plain,
    ...(blocks ? blocksOf(blocks, document[blocks.name], reading) : {}),
    ...('id' in shape ? { id: itemIdOf(document) } : {}),
    ...(kind.fixedSlug ? { slug: slugOf(kind, document, undefined) } : {}),
    ...(kind.place
      ? { [kind.place]: typeof document.position === 'number' ? document.position : FIRST }
      : {}),
  }
}

/**
 * The text of a document in one language as the sites take it, from a document of `locale: 'all'` and
 * `depth: 1`. Undefined if the language has too little to show: it is not published then.
 */
export function textOf(
  kind: EditorialKind,
  document: UnknownRecord,
  language: Language,
): Pick<DocumentText, 'slug' | 'fields' | 'detail'> | undefined {
  if (!isSite(document.site) || !sites[document.site].languages.some((each) => each === language))
    return undefined
  const reading = { language, site: document.site }
  const own = contentFieldsOf(kind)
  if (hasTexts(own) && !isWritten(own, document, reading)) return undefined
  const all = allFields(kind, document, reading)
  const slug = slugOf(kind, document, all.slug)
  const whole = kind.detail ? kind.wire.extend(kind.detail.shape) : kind.wire
  if (!whole.safeParse(all).success) return undefined
  const stored = { ...all, ...kind.stored?.(all) }
  if (!kind.detail) return { slug, fields: stored }
  const summary = Object.entries(stored).filter(([name]) => name in kind.wire.shape)
  const detail = Object.entries(stored).filter(([name]) => !(name in kind.wire.shape))
  return { slug, fields: Object.fromEntries(summary), detail: Object.fromEntries(detail) }
}
