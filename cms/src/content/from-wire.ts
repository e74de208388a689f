import { createHash } from 'node:crypto'
import { type SiteId, sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { FURTHER_BLOCKS } from '#models/master-template.ts'
import { instantOf } from '#models/site-clock.ts'
import { type ContentField, contentFieldsOf } from './content-field.ts'
import { isRecord, record, recordsOf, storedDay, type UnknownRecord } from './document-value.ts'
import type { EditorialKind } from './editorial-kind.ts'
import type { RichText } from './rich-text.ts'

/** An item of a site in its languages, with the fields of its detail call. */
export interface ItemTexts {
  readonly site: SiteId
  readonly id: string
  readonly position: number | null
  readonly texts: Readonly<Partial<Record<Language, UnknownRecord>>>
}

export interface Readers {
  readonly richText: (html: string) => RichText
  /** The id of the media document of a picture. */
  readonly picture: (picture: UnknownRecord) => unknown
}

type Values = Readonly<Partial<Record<Language, unknown>>>

interface Work extends Readers {
  readonly site: SiteId
  readonly languages: readonly Language[]
  /** Prefix of row ids, which makes them stable between imports and unique. */
  readonly seed: string
}

const idOf = (seed: string) => createHash('sha256').update(seed).digest('hex').slice(0, 24)

function pictureIn(value: unknown, { picture }: Work): unknown {
  if (typeof value === 'string' && value !== '')
    return picture({ lg: value, md: value, sm: value, tone: null })
  return isRecord(value) ? picture(value) : null
}

const asText = (value: unknown) =>
  typeof value === 'number' ? String(value) : typeof value === 'string' && value !== '' ? value : null

/** A map of names and texts as rows. */
const rowsOfMap = (value: unknown, seed: string) =>
  Object.entries(record(value)).flatMap(([name, text]) =>
    typeof text === 'string' ? [{ id: idOf(`${seed}.${name}`), name, text }] : [],
  )

/** One piece as Payload stores it. */
function pieceOf(field: ContentField, value: unknown, work: Work, seed: string): unknown {
  if (value === undefined)
    return field.initial === null || typeof field.initial !== 'boolean' ? null : field.initial
  switch (field.type) {
    case 'html':
      return typeof value === 'string' && value !== '' ? work.richText(value) : null
    case 'number':
      return typeof value === 'string' ? Number(value) : value
    case 'flag':
    case 'instant':
      return value
    case 'date':
      return typeof value === 'string' ? storedDay(value) : null
    case 'time':
      return typeof value === 'string'
        ? new Date(instantOf(sites[work.site].timeZone, value)).toISOString()
        : null
    case 'texts':
    case 'slugs':
    case 'choices':
      return Array.isArray(value) ? value.map(String) : []
    case 'labels':
      return rowsOfMap(value, seed)
    case 'picture':
      return pictureIn(value, work)
    default:
      return asText(value)
  }
}

const pick = (values: Values, name: string): Values =>
  Object.fromEntries(Object.entries(values).map(([language, value]) => [language, record(value)[name]]))

/** A shared field takes the value of the first language that has one. */
const shared = (values: Values, { languages }: Work): unknown =>
  languages
    .map((language) => values[language])
    .find((value) => value !== undefined && value !== null && value !== '')

function rowsFrom(field: ContentField, values: Values, work: Work, seed: string): UnknownRecord[] {
  const lists = Object.entries(values).map(
    ([language, value]) => [language, Array.isArray(value) ? value : []] as const,
  )
  const count = Math.max(0, ...lists.map(([, rows]) => rows.length))
  return Array.from({ length: count }, (_, index) => {
    const row: Values = Object.fromEntries(lists.map(([language, rows]) => [language, rows[index]]))
    return { id: idOf(`${seed}[${index}]`), ...fieldsFrom(field.fields, row, work, `${seed}[${index}]`) }
  })
}

function localizedRows(field: ContentField, values: Values, work: Work, seed: string): UnknownRecord {
  return Object.fromEntries(
    Object.entries(values).map(([language, value]) => [
      language,
      rowsFrom(field, { [language]: value }, work, `${seed}:${language}`),
    ]),
  )
}

function valueFrom(field: ContentField, values: Values, work: Work, seed: string): unknown {
  if (field.type === 'group') return fieldsFrom(field.fields, values, work, seed)
  if (field.type === 'list')
    return field.localized ? localizedRows(field, values, work, seed) : rowsFrom(field, values, work, seed)
  if (!field.localized) return pieceOf(field, shared(values, work), work, seed)
  return Object.fromEntries(
    Object.entries(values).map(([language, value]) => [
      language,
      pieceOf(field, value, work, `${seed}:${language}`),
    ]),
  )
}

function fieldsFrom(
  fields: readonly ContentField[],
  values: Values,
  work: Work,
  seed: string,
): UnknownRecord {
  return Object.fromEntries(
    fields.map((field) => {
      const path = `${seed}.${field.name}`
      return [
        field.name,
        field.type === 'blocks'
          ? blocksFrom(field, values, work, path)
          : valueFrom(field, pick(values, field.wire), work, path),
      ]
    }),
  )
}

const isThere = (value: unknown) =>
  value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0)

/** The blocks that a page has, in its order. */
function blocksFrom(
  { wire: order, fields: blocks }: ContentField,
  values: Values,
  work: Work,
  seed: string,
): UnknownRecord[] {
  const chosen = shared(pick(values, order), work)
  const further = Object.values(values).flatMap((value) => recordsOf(record(value)[FURTHER_BLOCKS]))
  const names = new Set([
    ...(Array.isArray(chosen) ? chosen : []),
    ...blocks.map(({ wire }) => wire),
    ...further.map(({ name }) => name),
  ])
  return [...names].flatMap((name: unknown) => {
    const known = blocks.find(({ wire }) => wire === name)
    const own = known ? values : furtherNamed(values, name)
    const block = known ?? blocks.find(({ wire }) => isThere(shared(pick(own, wire), work)))
    if (block === undefined || !isThere(shared(pick(own, block.wire), work))) return []
    const [only] = block.fields
    const inner = only?.wire === block.wire ? own : pick(own, block.wire)
    const path = `${seed}.${String(name)}`
    return [{ id: idOf(path), blockType: block.name, ...fieldsFrom(block.fields, inner, work, path) }]
  })
}

const furtherNamed = (values: Values, name: unknown): Values =>
  Object.fromEntries(
    Object.entries(values).map(([language, value]) => [
      language,
      recordsOf(record(value)[FURTHER_BLOCKS]).find((each) => each.name === name),
    ]),
  )

/** A document in the form of `locale: 'all'`, from an item of a site. */
export function documentFrom(kind: EditorialKind, item: ItemTexts, readers: Readers): UnknownRecord {
  const { site, id, position, texts } = item
  const languages = sites[site].languages.filter((language) => texts[language] !== undefined)
  const work = { ...readers, site, languages, seed: `${kind.slug}/${site}/${id}` }
  return { site, key: id, position, ...fieldsFrom(contentFieldsOf(kind), texts, work, work.seed) }
}

function ownOf(fields: readonly ContentField[], document: UnknownRecord, language: Language): UnknownRecord {
  return Object.fromEntries(
    fields.map((field) => [field.name, languageOf(field, document[field.name], language)]),
  )
}

function languageOf(field: ContentField, value: unknown, language: Language): unknown {
  if (field.localized) return record(value)[language] ?? null
  if (field.type === 'group') return ownOf(field.fields, record(value), language)
  if (!Array.isArray(value) || (field.type !== 'list' && field.type !== 'blocks')) return value
  return value.map((row: unknown) => {
    const { id, blockType, ...rest } = record(row)
    const block = field.type === 'blocks' ? field.fields.find(({ name }) => name === blockType) : field
    return {
      id,
      ...(blockType === undefined ? {} : { blockType }),
      ...ownOf(block?.fields ?? [], rest, language),
    }
  })
}

/**
 * The part of a document of `documentFrom` to save in one language, since Payload saves one language at a
 * time.
 */
export function dataIn(kind: EditorialKind, document: UnknownRecord, language: Language): UnknownRecord {
  const { site, key, position } = document
  return { site, key, position, ...ownOf(contentFieldsOf(kind), document, language) }
}
