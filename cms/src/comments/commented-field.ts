import type { FlattenedField, PayloadRequest } from 'payload'
import { labelIn } from '../texts/texts.ts'
import { rowIn } from './field-place.ts'

/** Fields that take comments themselves, not only in what they contain. */
const commented: readonly string[] = [
  'array',
  'blocks',
  'checkbox',
  'date',
  'number',
  'relationship',
  'richText',
  'select',
  'text',
  'textarea',
  'upload',
]

export const takesComments = ({ type }: { readonly type: string }): boolean => commented.includes(type)

export interface CommentedField {
  /** A label for each segment of the place; empty for a row of a list. */
  readonly labels: readonly string[]
  readonly localized: boolean
}

type I18n = PayloadRequest['i18n']

interface Reached {
  readonly fields: readonly FlattenedField[]
  readonly label: string
}

function rowOf(list: FlattenedField | undefined, segment: string, i18n: I18n): Reached | undefined {
  const row = rowIn(segment)
  if (list?.type === 'array' && row && row.block === undefined)
    return { fields: list.flattenedFields, label: '' }
  const block = list?.type === 'blocks' ? list.blocks.find(({ slug }) => slug === row?.block) : undefined
  return block && { fields: block.flattenedFields, label: labelIn(block.labels?.singular, block.slug, i18n) }
}

/** The field of a collection at a place, with labels in the language of the interface. */
export function commentedField(
  fields: readonly FlattenedField[],
  place: string,
  i18n: I18n,
): CommentedField | undefined {
  let [inside, field]: [readonly FlattenedField[], FlattenedField | undefined] = [fields, undefined]
  let localized = false
  const labels: string[] = []
  for (const segment of place.split('.')) {
    if (field?.type === 'array' || field?.type === 'blocks') {
      const row = rowOf(field, segment, i18n)
      if (!row) return undefined
      labels.push(row.label)
      ;[inside, field] = [row.fields, undefined]
      continue
    }
    field = inside.find(({ name }) => name === segment)
    if (!field) return undefined
    localized ||= 'localized' in field && field.localized === true
    labels.push(labelIn('label' in field ? field.label : undefined, field.name, i18n))
    inside = 'flattenedFields' in field ? field.flattenedFields : []
  }
  return field && takesComments(field) ? { labels, localized } : undefined
}
