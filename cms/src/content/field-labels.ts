import type { FlattenedField, PayloadRequest } from 'payload'
import { labelIn } from '../texts/texts.ts'

/** Labels of named fields by their path, and the order in which the form shows them. */
export function labelsByPath(
  fields: readonly FlattenedField[],
  i18n: PayloadRequest['i18n'],
  before = '',
  around: readonly string[] = [],
): ReadonlyMap<string, string> {
  const labels = new Map<string, string>()
  for (const field of fields) {
    const path = `${before}${field.name}`
    const own = labelIn('label' in field ? field.label : undefined, '', i18n)
    const names = own === '' ? around : [...around, own]
    const inner = field.type === 'blocks' ? field.blocks : 'flattenedFields' in field ? [field] : []
    if (inner.length === 0) labels.set(path, names.join(' › '))
    for (const { flattenedFields } of inner)
      for (const [below, label] of labelsByPath(flattenedFields, i18n, `${path}.`, names))
        labels.set(below, label)
  }
  return labels
}
