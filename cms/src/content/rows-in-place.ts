import type { BaseDatabaseAdapter, CollectionBeforeOperationHook, FlattenedField } from 'payload'
import { record, recordsOf, type UnknownRecord } from './document-value.ts'
import { fieldsOfRow } from './found-in.ts'

const isLocalized = (field: FlattenedField): boolean => 'localized' in field && field.localized === true

/** The other languages of the row with the same id, wherever it was. */
function textsInPlace(written: unknown, before: unknown, locale: string): unknown {
  if (typeof written !== 'object' || written === null) return written
  const own = Object.entries(written).filter(([language]) => language === locale)
  return { ...record(before), ...Object.fromEntries(own) }
}

/**
 * A document of which one language is published: `written` is Payload's merge, `before` the public version.
 * Payload merges the other languages by row index; here they follow the row id.
 */
function rowsInPlace(
  fields: readonly FlattenedField[],
  written: UnknownRecord,
  before: UnknownRecord,
  locale: string,
  isRow = false,
): UnknownRecord {
  const changed: Record<string, unknown> = { ...written }
  for (const field of fields) {
    if (!(field.name in written)) continue
    const [value, old] = [written[field.name], before[field.name]]
    if (isLocalized(field)) {
      if (isRow) changed[field.name] = textsInPlace(value, old, locale)
    } else if (field.type === 'group' || field.type === 'tab') {
      if (typeof value === 'object' && value !== null)
        changed[field.name] = rowsInPlace(field.flattenedFields, record(value), record(old), locale, isRow)
    } else if ((field.type === 'array' || field.type === 'blocks') && Array.isArray(value)) {
      const known = new Map(recordsOf(old).map((row) => [row.id, row]))
      changed[field.name] = recordsOf(value).map((row) =>
        rowsInPlace(fieldsOfRow(field, row), row, record(known.get(row.id)), locale, true),
      )
    }
  }
  return changed
}

/** Key in the request's context: the collection of which it changes one language. */
const ONE = 'oneLanguageOf'
const isYes = (value: unknown) => value === true || value === 'true'

/** Records whether one language or all are published or withdrawn: the write no longer shows it. */
export const noteOneLanguage: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation !== 'update') return
  const { publishAllLocales, unpublishAllLocales } = record(args)
  req.context[ONE] = isYes(publishAllLocales) || isYes(unpublishAllLocales) ? undefined : collection.slug
}

/** Data of a publication or withdrawal of one language; a withdrawal changes nothing but the status. */
function ofOneLanguage(
  fields: readonly FlattenedField[],
  written: UnknownRecord,
  before: UnknownRecord,
  locale: string,
): Record<string, unknown> {
  if (record(written._status)[locale] === 'published')
    return { ...rowsInPlace(fields, written, before, locale) }
  // There is no public version to preserve if it was never public in this language.
  if (record(before._status)[locale] !== 'published') return { ...written }
  const { _status, updatedAt } = written
  return { ...before, _status, updatedAt }
}

/** Keeps texts with their rows when one language is published. */
export function keepRowsInPlace(db: BaseDatabaseAdapter): void {
  const updateOne = db.updateOne.bind(db)
  db.updateOne = async (change) => {
    const { collection, id, data, locale, req } = change
    const config = req?.context?.[ONE] === collection ? db.payload.collections[collection]?.config : undefined
    if (!req || !config || id === undefined || !locale || typeof data._status !== 'object')
      return updateOne(change)
    const before = await db.findOne({ collection, where: { id: { equals: id } }, req })
    return updateOne({ ...change, data: ofOneLanguage(config.flattenedFields, data, record(before), locale) })
  }
}
