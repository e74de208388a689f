import { record, type UnknownRecord } from './document-value.ts'
import type { EditorialKind } from './editorial-kind.ts'

/** The value at a dotted path, for example `header.title`. */
export const valueAt = (document: UnknownRecord, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => record(value)[name], document)

export function titleOf({ title }: EditorialKind, document: UnknownRecord): string {
  const value = valueAt(document, title)
  return typeof value === 'string' ? value : ''
}
