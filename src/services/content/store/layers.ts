import { createHash } from 'node:crypto'

export type JsonObject = { readonly [field: string]: unknown }

/** The source's fields, overridden by the editor's. Undefined once the source has dropped the item. */
export function mergeLayers(row: {
  readonly base: string | null
  readonly edit: string | null
}): JsonObject | undefined {
  if (row.base === null) return undefined
  return layered(JSON.parse(row.base) as JsonObject, row.edit)
}

export const layered = (base: JsonObject, edit: string | null): JsonObject =>
  edit === null ? base : { ...base, ...(JSON.parse(edit) as JsonObject) }

export function fingerprint(value: unknown): string {
  return createHash('sha256').update(canonical(value)).digest('base64url').slice(0, 22)
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value).filter(([, inner]) => inner !== undefined)
  fields.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`
}
