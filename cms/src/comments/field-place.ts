import type { FormState } from 'payload'

const isNumber = (segment: string) => /^\d+$/.test(segment)
const ROW = /^@([\w-]{1,64})(?::([\w-]{1,64}))?$/

/** A row of a list, which moves, by its id; of blocks also by its type. */
export interface PlaceRow {
  readonly id: string
  readonly block: string | undefined
}

/** The row that a segment of a place names: `@6650c2:headline`. */
export function rowIn(segment: string): PlaceRow | undefined {
  const [, id, block] = ROW.exec(segment) ?? []
  return id === undefined ? undefined : { id, block }
}

/** The place of a field, independent of the order of rows: `blocks.@6650c2:headline.text` of `blocks.2.text`. */
export function placeOf(fields: FormState, path: string): string | undefined {
  const segments = path.split('.')
  const named = segments.map((segment, index) => {
    if (!isNumber(segment)) return segment
    const row = segments.slice(0, index + 1).join('.')
    const [id, block] = [fields[`${row}.id`]?.value, fields[`${row}.blockType`]?.value]
    if (id === undefined || id === null) return undefined
    return typeof block === 'string' ? `@${String(id)}:${block}` : `@${String(id)}`
  })
  return named.includes(undefined) ? undefined : named.join('.')
}

/** The path of a place in the form now; undefined if one of its rows is gone. */
export function pathAt(fields: FormState, place: string): string | undefined {
  let path = ''
  for (const segment of place.split('.')) {
    const row = rowIn(segment)
    const index = row ? (fields[path]?.rows ?? []).findIndex(({ id }) => String(id) === row.id) : undefined
    if (index === -1) return undefined
    path = path === '' ? segment : `${path}.${index ?? segment}`
  }
  return path
}

/** Paths of the rows around a field, the outermost first: `blocks.2` of `blocks.2.text`. */
export function rowsAround(path: string): readonly { readonly list: string; readonly index: number }[] {
  const segments = path.split('.')
  return segments.flatMap((segment, index) =>
    isNumber(segment) ? [{ list: segments.slice(0, index).join('.'), index: Number(segment) }] : [],
  )
}
