import type {
  BaseDatabaseAdapter,
  CollectionBeforeOperationHook,
  DatabaseAdapterObj,
  Field,
  PayloadRequest,
} from 'payload'
import { record, recordsOf, type UnknownRecord } from './document-value.ts'

const isLocalized = (field: Field): boolean => 'localized' in field && field.localized === true

/** The fields that are values of the same object, whatever groups them on the form. */
function valuesOf(fields: readonly Field[]): Field[] {
  return fields.flatMap((field) => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) =>
        'name' in tab && tab.name ? [{ ...tab, type: 'group' } as Field] : valuesOf(tab.fields),
      )
    return 'fields' in field && !('name' in field && field.name) ? valuesOf(field.fields) : [field]
  })
}

const fieldsOfRow = (field: Field, row: UnknownRecord): readonly Field[] => {
  if (field.type === 'blocks') return field.blocks.find(({ slug }) => slug === row.blockType)?.fields ?? []
  return field.type === 'array' ? field.fields : []
}

/** The texts that the row of the same id had, whatever its place. */
function textsInPlace(written: unknown, before: unknown, locale: string): unknown {
  if (typeof written !== 'object' || written === null) return written
  const own = Object.entries(written).filter(([language]) => language === locale)
  return { ...record(before), ...Object.fromEntries(own) }
}

/**
 * A document of which one language is published: `written` as Payload has put it together, `before` as it is public. The rows are the new ones, and the texts
 * of other languages go with the rows to which they belong; Payload gives them to the rows that stand in their place.
 */
function rowsInPlace(
  fields: readonly Field[],
  written: UnknownRecord,
  before: UnknownRecord,
  locale: string,
  isRow = false,
): UnknownRecord {
  const changed: Record<string, unknown> = { ...written }
  for (const field of valuesOf(fields)) {
    if (!('name' in field) || !field.name || !(field.name in written)) continue
    const [value, old] = [written[field.name], before[field.name]]
    if (isLocalized(field)) {
      if (isRow) changed[field.name] = textsInPlace(value, old, locale)
    } else if (field.type === 'group') {
      if (typeof value === 'object' && value !== null)
        changed[field.name] = rowsInPlace(field.fields, record(value), record(old), locale, isRow)
    } else if ((field.type === 'array' || field.type === 'blocks') && Array.isArray(value)) {
      const known = new Map(recordsOf(old).map((row) => [row.id, row]))
      changed[field.name] = recordsOf(value).map((row) =>
        rowsInPlace(fieldsOfRow(field, row), row, record(known.get(row.id)), locale, true),
      )
    }
  }
  return changed
}

/** The collection of which the request changes one language. */
const ONE = 'oneLanguageOf'
const isYes = (value: unknown) => value === true || value === 'true'

/** Notes whether one language is published or withdrawn, or all: when the document is written, that cannot be seen any more. */
export const noteOneLanguage: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation !== 'update') return
  const { publishAllLocales, unpublishAllLocales } = args as Readonly<Record<string, unknown>>
  req.context[ONE] = isYes(publishAllLocales) || isYes(unpublishAllLocales) ? undefined : collection.slug
}

/** What is written where one language is published or withdrawn; a withdrawal changes nothing else. */
function ofOneLanguage(
  fields: readonly Field[],
  written: UnknownRecord,
  before: UnknownRecord,
  locale: string,
): Record<string, unknown> {
  if (record(written._status)[locale] === 'published')
    return { ...rowsInPlace(fields, written, before, locale) }
  // Not public before either: a change of what nobody sees yet.
  if (record(before._status)[locale] !== 'published') return { ...written }
  const { _status, updatedAt } = written
  return { ...before, _status, updatedAt }
}

/** An adapter that keeps the texts of rows with their rows where one language is published. */
export function withRowsInPlace<T extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<T>,
): DatabaseAdapterObj<T> {
  return {
    ...adapter,
    init: (args) => {
      const db = adapter.init(args)
      const updateOne = db.updateOne.bind(db)
      db.updateOne = async (change) => {
        const { collection, id, data, locale, req } = change
        const config =
          req?.context?.[ONE] === collection ? db.payload.collections[collection]?.config : undefined
        if (!req || !config || id === undefined || !locale || typeof data._status !== 'object')
          return updateOne(change)
        const before = await db.findOne({
          collection,
          where: { id: { equals: id } },
          req: req as PayloadRequest,
        })
        return updateOne({ ...change, data: ofOneLanguage(config.fields, data, record(before), locale) })
      }
      return db
    },
  }
}
