import type { Field, FieldAccess, FieldHook } from 'payload'
import { personOf } from './person.ts'

const notTranslated: FieldAccess = ({ req }) => personOf(req.user)?.role !== 'translator'

/** True if any of the fields is localised, at any depth. */
function hasTranslations(fields: readonly Field[]): boolean {
  return fields.some((field) => {
    if ('localized' in field && field.localized) return true
    if (field.type === 'blocks') return field.blocks.some((block) => hasTranslations(block.fields))
    return 'fields' in field && hasTranslations(field.fields)
  })
}

interface Row {
  readonly id?: unknown
  readonly blockType?: unknown
}

const rowsOf = (value: unknown): readonly Row[] =>
  Array.isArray(value) ? value.filter((row) => typeof row === 'object' && row !== null) : []

/** A translator changes texts of rows, but not which rows there are nor their order. */
const sameRows: FieldHook = ({ value, previousValue, operation, req }) => {
  if (operation !== 'update' || personOf(req.user)?.role !== 'translator') return value
  const submitted = rowsOf(value)
  // Copies: access control deletes refused values from a row, and the stored rows must keep theirs.
  return rowsOf(previousValue).map((row) =>
    structuredClone(
      submitted.find(
        ({ id, blockType }) => id !== undefined && id === row.id && blockType === row.blockType,
      ) ?? row,
    ),
  )
}

function withFixedRows<F extends Extract<Field, { type: 'array' | 'blocks' }>>(field: F): F {
  return {
    ...field,
    hooks: { ...field.hooks, beforeValidate: [...(field.hooks?.beforeValidate ?? []), sameRows] },
  }
}

function guarded(field: Field): Field {
  if (field.type === 'ui' || field.type === 'join' || ('localized' in field && field.localized)) return field
  if (field.type === 'row' || field.type === 'collapsible' || field.type === 'group')
    return { ...field, fields: guardedFields(field.fields) }
  if (field.type === 'array' && hasTranslations(field.fields))
    return withFixedRows({ ...field, fields: guardedFields(field.fields) })
  if (field.type === 'blocks' && field.blocks.some((block) => hasTranslations(block.fields))) {
    return withFixedRows({
      ...field,
      blocks: field.blocks.map((block) => ({ ...block, fields: guardedFields(block.fields) })),
    })
  }
  const own = field.access?.update
  const update: FieldAccess = async (args) =>
    (await notTranslated(args)) && (own === undefined || (await own(args)))
  return Object.assign({}, field, { access: { ...field.access, update } })
}

/**
 * The same fields, of which translators change only localised ones. The document's access rule checks the
 * language.
 */
export const guardedFields = (fields: readonly Field[]): Field[] => fields.map(guarded)
