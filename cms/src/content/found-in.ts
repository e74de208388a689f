import type { FlattenedField } from 'payload'
import { isLanguage } from '#config/languages.ts'
import type { Language } from '#config/types.ts'
import { record, recordsOf, type UnknownRecord } from './document-value.ts'

/** A value of a document with its path and language; null if all languages share it. */
export interface Found {
  readonly path: string
  /** The path with the id of each row, which does not change with their order: `prices.@6650c2.label`. */
  readonly place: string
  readonly type: FlattenedField['type']
  readonly language: Language | null
  readonly value: unknown
}

/** The document was read with localised fields in all languages, or in one. */
type ReadIn = 'all' | Language

interface Place {
  readonly prefix: string
  readonly around: string
  readonly language: Language | null
  readonly readIn: ReadIn
}

/** The values of a localised field by language. */
function* byLanguage(
  value: unknown,
  localized: boolean,
  { language, readIn }: Place,
): Generator<{ language: Language | null; value: unknown }> {
  if (!localized || language !== null) yield { language, value }
  else if (readIn !== 'all') yield { language: readIn, value }
  else
    for (const [code, inner] of Object.entries(record(value)))
      if (isLanguage(code)) yield { language: code, value: inner }
}

/** The fields of a row: of a block those of its type, of a row that no list has none. */
export function fieldsOfRow(list: FlattenedField, { blockType }: UnknownRecord): readonly FlattenedField[] {
  if (list.type === 'blocks') return list.blocks.find(({ slug }) => slug === blockType)?.flattenedFields ?? []
  return list.type === 'array' ? list.flattenedFields : []
}

const segmentOf = ({ id, blockType }: UnknownRecord): string =>
  typeof blockType === 'string' ? `@${String(id)}:${blockType}` : `@${String(id)}`

function* fieldsIn(fields: readonly FlattenedField[], values: UnknownRecord, place: Place): Generator<Found> {
  for (const field of fields) {
    const { type } = field
    if (type === 'join') continue
    const path = `${place.prefix}${field.name}`
    const at = `${place.around}${field.name}`
    const localized = 'localized' in field && Boolean(field.localized)
    for (const { language, value } of byLanguage(values[field.name], localized, place)) {
      const within = { ...place, prefix: `${path}.`, around: `${at}.`, language }
      if (type === 'group' || type === 'tab') yield* fieldsIn(field.flattenedFields, record(value), within)
      else if (type === 'array' || type === 'blocks')
        for (const row of recordsOf(value))
          yield* fieldsIn(fieldsOfRow(field, row), row, { ...within, around: `${at}.${segmentOf(row)}.` })
      else if (value !== null && value !== undefined) yield { path, place: at, type, language, value }
    }
  }
}

/** All values of a document, field by field; read it at depth 0. */
export const foundIn = (
  fields: readonly FlattenedField[],
  document: UnknownRecord,
  readIn: ReadIn = 'all',
): Generator<Found> => fieldsIn(fields, document, { prefix: '', around: '', language: null, readIn })

/** Fields at any depth that contain no others, by the path that a query names them by. */
export function fieldsByPath(
  fields: readonly FlattenedField[],
  prefix = '',
): ReadonlyMap<string, FlattenedField> {
  const found = new Map<string, FlattenedField>()
  for (const field of fields) {
    const path = `${prefix}${field.name}`
    const inner = field.type === 'blocks' ? field.blocks : 'flattenedFields' in field ? [field] : []
    if (inner.length === 0) found.set(path, field)
    for (const { flattenedFields } of inner)
      for (const [below, each] of fieldsByPath(flattenedFields, `${path}.`)) found.set(below, each)
  }
  return found
}
