import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import type { UnknownRecord } from '../content/document-value.ts'
import { type Basis, type FormField, formFields, hashesOf, labelOfField } from './form-values.ts'
import { hasWritten, noteWriter, writerOf } from './writers.ts'

/** A field that somebody has saved since a form was opened. */
export interface Difference {
  readonly path: string
  readonly label: string
  /** Who saved it; undefined if this process does not know. */
  readonly name: string | undefined
  /** It was the user of the form, in another window. */
  readonly isOwn: boolean
  /** The form has another value, too. */
  readonly isContested: boolean
}

interface Place {
  readonly collection: SanitizedCollectionConfig
  readonly id: number | string
  readonly language: string
}

const placeOf = ({ collection, id, language }: Place, { path, localized }: FormField) =>
  `${collection.slug} ${id} ${localized ? language : ''} ${path}`

export function noteWriters(
  place: Place,
  changed: readonly string[],
  writer: Parameters<typeof noteWriter>[1],
): void {
  for (const field of formFields(place.collection.flattenedFields))
    if (changed.includes(field.path)) noteWriter(placeOf(place, field), writer)
}

/** Fields of the newest version that a form does not show as they are. */
export function differencesOf(
  req: PayloadRequest,
  { collection, id }: Omit<Place, 'language'>,
  basis: Basis,
  { sent, newest }: { readonly sent: UnknownRecord; readonly newest: UnknownRecord },
): readonly Difference[] {
  const fields = collection.flattenedFields
  const [mine, now] = [hashesOf(fields, sent), hashesOf(fields, newest)]
  return formFields(fields).flatMap((field) => {
    const { path } = field
    if (now[path] === basis.of[path] || hasWritten(basis, path, now[path])) return []
    const writer = writerOf(placeOf({ collection, id, language: basis.language }, field))
    return {
      path,
      label: labelOfField(field, req.i18n),
      name: writer?.name,
      isOwn: writer !== undefined && writer.user === req.user?.id,
      isContested: mine[path] !== basis.of[path] && mine[path] !== now[path],
    }
  })
}
