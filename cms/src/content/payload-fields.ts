import type { Block, DateField, Field, FieldHook, SelectField } from 'payload'
import { isSite } from '#config/is-site.ts'
import { sites } from '#config/sites.ts'
import type { Label } from '../texts/texts.ts'
import type { ContentField } from './content-field.ts'
import { dayEntry, timeEntry } from './date-entry.ts'
import { record } from './document-value.ts'
import type { EditorialKind } from './editorial-kind.ts'
import { BODY } from './pictures-in-text.ts'
import { referredBy } from './referred.ts'
import { namedReferenceIn, wordsOfReference } from './referred-names.ts'
import { articleEditor, richTextEditor } from './rich-text.ts'
import { labelOf, noteOf, optionOf } from './texts.ts'
import { type Holder, validationOf } from './validate.ts'

const zones = [...new Set(Object.values(sites).map(({ timeZone }) => timeZone))]

/** The time zone of the document's site, whatever was stored. */
const zoneOfDocument: FieldHook = ({ data, originalDoc, value }) => {
  const site = record(data).site ?? record(originalDoc).site
  return isSite(site) ? sites[site].timeZone : value
}

/** Times are entered on the clocks of the document's site: an editor may be elsewhere. */
const timezone: DateField['timezone'] = {
  supportedTimezones: zones.map((value) => ({
    label: value.replace(/^.*\//, '').replaceAll('_', ' '),
    value,
  })),
  override: ({ baseField }) => ({
    ...baseField,
    admin: {
      disableListColumn: true,
      disableListFilter: true,
      disableBulkEdit: true,
      components: {
        Field: '/src/content/zone-field.tsx#ZoneField',
        Diff: '/src/content/no-difference.tsx#NoDifference',
      },
    },
    hooks: { afterRead: [zoneOfDocument], beforeChange: [zoneOfDocument] },
  }),
}

const optionsOf = (field: ContentField): SelectField['options'] =>
  field.options.map((value) => ({ value, label: optionOf(field, value) ?? value }))

/** Marks the label of a required field; `validate` has the error message. */
const isRequired = ({ required, path }: ContentField, { optional }: Holder) =>
  required && optional === undefined && path !== 'slug'

/** Fields with a restricted value, shown in the sidebar. */
export const atTheSide: readonly string[] = [
  'slug',
  'redirectSlug',
  'releaseDate',
  'publicationDate',
  'type',
  'indexed',
  'active',
]

const PICKER = '/src/references/reference-field.tsx#ReferenceField'

function adminOf(kind: EditorialKind, field: ContentField) {
  const description = noteOf(kind.slug, field)
  const needs = kind.needs?.[field.path]
  const kindReferred = referredBy(field)
  return {
    ...(description ? { description } : {}),
    ...(atTheSide.includes(field.path) ? { position: 'sidebar' as const } : {}),
    ...(needs ? { condition: needs } : {}),
    ...(kindReferred ? { components: { Field: { path: PICKER, clientProps: { kind: kindReferred } } } } : {}),
  }
}

function baseOf(kind: EditorialKind, field: ContentField, holder: Holder) {
  const validate = validationOf(kind, field, holder)
  const label = labelOf(kind.slug, field)
  return {
    name: field.name,
    ...(label ? { label } : {}),
    localized: field.localized,
    admin: adminOf(kind, field),
    ...(isRequired(field, holder) ? { required: true } : {}),
    ...(validate ? { validate } : {}),
  }
}

function pieceOf(kind: EditorialKind, field: ContentField, holder: Holder): Field {
  const base = baseOf(kind, field, holder)
  const { required: _, ...free } = base
  switch (field.type) {
    case 'longText':
    case 'code':
      return { ...base, type: 'textarea' }
    case 'html':
      return { ...free, type: 'richText', editor: field.path === BODY ? articleEditor : richTextEditor }
    case 'number':
      return { ...free, type: 'number' }
    case 'flag':
      return { ...free, type: 'checkbox', defaultValue: field.initial === true }
    case 'date':
      return { ...free, type: 'date', admin: { ...base.admin, date: dayEntry } }
    case 'time':
      return { ...free, type: 'date', timezone, admin: { ...base.admin, date: timeEntry(15) } }
    case 'instant':
      return { ...free, type: 'date', admin: { ...base.admin, date: timeEntry(15) } }
    case 'texts':
    case 'slugs':
      return { ...free, type: 'text', hasMany: true }
    case 'choice':
      return { ...free, type: 'select', options: optionsOf(field) }
    case 'choices':
      return { ...free, type: 'select', hasMany: true, options: optionsOf(field) }
    case 'picture':
      return { ...free, type: 'upload', relationTo: 'media' }
    default:
      return { ...base, type: 'text' }
  }
}

/** A map as rows of names and texts. */
function labelsOf(kind: EditorialKind, field: ContentField): Field {
  const { required: _, ...base } = baseOf(kind, field, { optional: undefined })
  const part = (name: string) => ({
    name,
    type: 'text' as const,
    label: labelOf(kind.slug, { name, path: `${field.path}.${name}` }) ?? name,
  })
  return {
    ...base,
    type: 'array',
    fields: [{ ...part('name'), required: true }, part('text')],
  }
}

function blockOf(kind: EditorialKind, field: ContentField): Block {
  const label = labelOf(kind.slug, field)
  return {
    slug: field.name,
    ...(label ? { labels: { singular: label, plural: label } } : {}),
    fields: payloadFields(kind, field.fields, { optional: undefined }),
  }
}

const naming: readonly ContentField['type'][] = ['text', 'longText', 'reference', 'slug']

function rowNameOf({ fields }: ContentField, label: Label | undefined) {
  const names = fields.filter(({ type }) => naming.includes(type)).map(({ name }) => name)
  if (!label || names.length === 0) return {}
  return {
    components: { RowLabel: { path: '/src/content/row-name.tsx#RowName', clientProps: { label, names } } },
  }
}

function payloadField(kind: EditorialKind, field: ContentField, holder: Holder): Field {
  const { required: _, validate: __, ...base } = baseOf(kind, field, holder)
  switch (field.type) {
    case 'group':
      return {
        ...base,
        type: 'group',
        fields: payloadFields(kind, field.fields, { optional: field.required ? undefined : field.fields }),
      }
    case 'list':
      return {
        ...base,
        type: 'array',
        ...(base.label ? { labels: { singular: base.label, plural: base.label } } : {}),
        admin: { ...base.admin, initCollapsed: true, ...rowNameOf(field, base.label) },
        fields: payloadFields(kind, field.fields, { optional: undefined }),
      }
    case 'blocks':
      return {
        ...base,
        type: 'blocks',
        blocks: field.fields.map((block) => blockOf(kind, block)),
      }
    case 'labels':
      return labelsOf(kind, field)
    default:
      return pieceOf(kind, field, holder)
  }
}

/** The form fields for fields of a content model. */
export function payloadFields(kind: EditorialKind, fields: readonly ContentField[], holder: Holder): Field[] {
  const reference = namedReferenceIn(fields)
  return fields.map((field): Field => {
    if (!reference || field.name !== reference.words) return payloadField(kind, field, holder)
    const { required: _, validate: __, ...base } = baseOf(kind, field, holder)
    return {
      ...base,
      type: 'text',
      admin: { hidden: true },
      hooks: { beforeValidate: [wordsOfReference(reference)] },
    }
  })
}
