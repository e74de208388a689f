import type { Field } from 'payload'
import { isLanguage } from '#config/languages.ts'
import type { Language } from '#config/types.ts'
import { isRecord, recordsOf, type UnknownRecord } from '../content/document-value.ts'

/** A value of a document with its path and language; null if all languages share it. */
export interface Found {
  readonly path: string
  readonly type: Field['type']
  readonly language: Language | null
  readonly value: unknown
}

/** The document was read with localised fields in all languages, or in one. */
type ReadIn = 'all' | Language

interface Place {
  readonly prefix: string
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
  else if (isRecord(value))
    for (const [code, inner] of Object.entries(value))
      if (isLanguage(code)) yield { language: code, value: inner }
}

function* inField(field: Field, values: UnknownRecord, place: Place): Generator<Found> {
  if (field.type === 'ui' || field.type === 'join') return
  if (field.type === 'tabs') {
    for (const tab of field.tabs) {
      if ('name' in tab && tab.name)
        yield* inField({ ...tab, type: 'group', name: tab.name, fields: tab.fields }, values, place)
      else yield* fieldsIn(tab.fields, values, place)
    }
    return
  }
  if (!('name' in field) || !field.name) {
    if ('fields' in field) yield* fieldsIn(field.fields, values, place)
    return
  }
  const path = `${place.prefix}${field.name}`
  for (const { language, value } of byLanguage(
    values[field.name],
    'localized' in field && Boolean(field.localized),
    place,
  )) {
    const within = { ...place, prefix: `${path}.`, language }
    if (field.type === 'group') yield* fieldsIn(field.fields, isRecord(value) ? value : {}, within)
    else if (field.type === 'array')
      for (const row of recordsOf(value)) yield* fieldsIn(field.fields, row, within)
    else if (field.type === 'blocks') {
      for (const row of recordsOf(value))
        yield* fieldsIn(field.blocks.find(({ slug }) => slug === row.blockType)?.fields ?? [], row, within)
    } else if (value !== null && value !== undefined) yield { path, type: field.type, language, value }
  }
}

function* fieldsIn(fields: readonly Field[], values: UnknownRecord, place: Place): Generator<Found> {
  for (const field of fields) yield* inField(field, values, place)
}

/** All values of a document, field by field; read it at depth 0. */
export const foundIn = (
  fields: readonly Field[],
  document: UnknownRecord,
  readIn: ReadIn = 'all',
): Generator<Found> => fieldsIn(fields, document, { prefix: '', language: null, readIn })
