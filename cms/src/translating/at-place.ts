import { isRecord, record, recordsOf, type UnknownRecord } from '../content/document-value.ts'

/** The id of a row in a place such as `prices.@6650c2.label` or `blocks.@6650c2:mosaic.title`. */
const rowIdIn = (segment: string): string | undefined => /^@([\w-]+)/.exec(segment)?.[1]

function inner(value: unknown, segment: string): unknown {
  const row = rowIdIn(segment)
  return row === undefined ? record(value)[segment] : recordsOf(value).find(({ id }) => String(id) === row)
}

/** The value of a document at a place; undefined if one of its rows is gone. */
export const valueAtPlace = (document: UnknownRecord, place: string): unknown =>
  place.split('.').reduce<unknown>(inner, document)

function changed(value: unknown, segments: readonly string[], to: unknown): unknown {
  const [segment, ...rest] = segments
  if (segment === undefined) return to
  const row = rowIdIn(segment)
  if (row !== undefined)
    return recordsOf(value).map((each) => (String(each.id) === row ? changed(each, rest, to) : each))
  return { ...(isRecord(value) ? value : {}), [segment]: changed(record(value)[segment], rest, to) }
}

/** The field of the document, whole, that contains the place, with another value there. */
export function fieldWith(document: UnknownRecord, place: string, to: unknown): UnknownRecord {
  const [name = '', ...rest] = place.split('.')
  return { [name]: changed(document[name], rest, to) }
}
