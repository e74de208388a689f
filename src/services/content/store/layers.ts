import { createHash } from 'node:crypto'
import { z } from 'zod'

export type JsonObject = { readonly [field: string]: unknown }

export const isMap = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function readObject(stored: string): JsonObject {
  const value: unknown = JSON.parse(stored)
  if (isMap(value)) return value
  throw new TypeError('The stored JSON is not an object.')
}

const texts = z.array(z.string())

export const readTexts = (stored: string): readonly string[] => texts.parse(JSON.parse(stored))

/** The source's fields, overridden by the editor's. Undefined once the source has dropped the item. */
export function mergeLayers(row: { readonly base: string | null; readonly edit: string | null }) {
  if (row.base === null) return undefined
  return layered(readObject(row.base), row.edit)
}

export const layered = (base: JsonObject, edit: string | null): JsonObject =>
  edit === null ? base : { ...base, ...readObject(edit) }

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
