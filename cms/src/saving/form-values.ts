import { createHash } from 'node:crypto'
import type { FlattenedField, PayloadRequest } from 'payload'
import { record, type UnknownRecord, valueAt } from '../content/document-value.ts'
import { labelIn } from '../texts/texts.ts'

/** Hashes of the values that a form in one language shows, by the path of their field. */
export type Hashes = Readonly<Record<string, string>>

/** The state of the document that the text of a form is based on. */
export interface Basis {
  readonly language: string
  /** An id of the open form. */
  readonly form: string
  readonly of: Hashes
}

export interface FormField {
  readonly path: string
  readonly field: FlattenedField
  /** Groups around it. */
  readonly within: readonly FlattenedField[]
  /** Its values differ by language. */
  readonly localized: boolean
}

const own: readonly string[] = ['id', 'createdAt', 'updatedAt', '_status']

const isWritten = (field: FlattenedField): boolean =>
  !own.includes(field.name) &&
  field.type !== 'join' &&
  !('virtual' in field && field.virtual) &&
  !('hidden' in field && field.hidden) &&
  !(field.admin && 'hidden' in field.admin && field.admin.hidden)

/** Fields of a form that are saved, whether published or not; a list is one of them. */
export function formFields(
  fields: readonly FlattenedField[],
  within: readonly FlattenedField[] = [],
): readonly FormField[] {
  return fields.filter(isWritten).flatMap((field) => {
    const localized = 'localized' in field && field.localized === true
    if ((field.type === 'group' || field.type === 'tab') && !localized)
      return formFields(field.flattenedFields, [...within, field])
    const path = [...within, field].map(({ name }) => name).join('.')
    return [{ path, field, within, localized }]
  })
}

/** The label of a field with those of the groups around it. */
export const labelOfField = ({ field, within }: FormField, i18n: PayloadRequest['i18n']): string =>
  [...within, field]
    .map((each) => labelIn('label' in each ? each.label : undefined, '', i18n))
    .filter((label) => label !== '')
    .join(' › ')

/** Empty values are left out, and a reference is its id, however deep it was read. */
function contentOf(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  if (typeof value !== 'object' || value === null) return value === '' ? null : value
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(contentOf)
  const fields = record(value)
  if (fields.id !== undefined && fields.updatedAt !== undefined) return fields.id
  const entries = Object.entries(fields).map(([name, part]) => [name, contentOf(part)] as const)
  const filled = entries.filter(([, part]) => part !== null && part !== undefined)
  return filled.length === 0
    ? null
    : Object.fromEntries(filled.sort(([one], [other]) => (one < other ? -1 : 1)))
}

const hashOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(contentOf(value) ?? null))
    .digest('hex')
    .slice(0, 12)

export const hashesOf = (fields: readonly FlattenedField[], document: UnknownRecord): Hashes =>
  Object.fromEntries(formFields(fields).map(({ path }) => [path, hashOf(valueAt(document, path))]))

/** Paths of the values that differ. */
export const changedIn = (before: Hashes, after: Hashes): readonly string[] =>
  Object.keys(after).filter((path) => before[path] !== after[path])
