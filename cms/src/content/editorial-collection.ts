import type { CollectionConfig, Field, FieldAccess } from 'payload'
import { siteIds } from '#config/sites.ts'
import { siteOption } from '../users/select-options.ts'
import { contentFieldsOf } from './content-field.ts'
import { preserveIdentity, settleIdentity } from './document-hooks.ts'
import { type EditorialKind, titleOf } from './editorial-kind.ts'
import { laidOut } from './form-layout.ts'
import { payloadFields } from './payload-fields.ts'
import { BODY, picturesInBody } from './pictures-in-text.ts'
import { noteOneLanguage } from './rows-in-place.ts'
import { collectionTexts, groupLabel, labelOf, noteOf } from './texts.ts'
import { refuseUntitled } from './untitled-languages.ts'

const never: FieldAccess = () => false

const named = (name: string, slug: string) => {
  const label = labelOf(slug, { name, path: name })
  const description = noteOf(slug, { name, path: name })
  return {
    name,
    ...(label ? { label } : {}),
    admin: { position: 'sidebar' as const, ...(description ? { description } : {}) },
  }
}

const CELLS = '/src/content/title-cell.tsx'

/** Stores a title that is within an object: lists of Payload show top-level fields only. */
const LISTED = 'listedAs'

/** The field that lists show as title. */
const listedBy = ({ named: name, title }: EditorialKind): string =>
  name ?? (title.includes('.') ? LISTED : title)

/** Lists show the title in another language where their own has none. */
const withTitleCell = (field: Field): Field =>
  Object.assign({}, field, {
    admin: { ...field.admin, components: { ...field.admin?.components, Cell: `${CELLS}#TitleCell` } },
  })

/** Fields that every document has. */
function identityFields(kind: EditorialKind): Field[] {
  const { slug, only, sites: some = siteIds } = kind
  const [place, key] = [named('position', slug), named('key', slug)]
  const isKnownByKind = only !== undefined && listedBy(kind) === 'key'
  return [
    {
      ...named('site', slug),
      type: 'select',
      options: some.map(siteOption),
      required: true,
      index: true,
      access: { update: never },
    },
    {
      ...key,
      type: 'text',
      index: true,
      access: { create: () => true, update: never },
      hooks: { beforeDuplicate: [() => null] },
      ...(isKnownByKind && { admin: { ...key.admin, components: { Cell: `${CELLS}#OnlyCell` } } }),
    },
    { ...place, admin: { ...place.admin, hidden: only !== undefined }, type: 'number', min: 0 },
  ]
}

function listedField(kind: EditorialKind): Field[] {
  if (!kind.title.includes('.')) return []
  return [
    {
      name: LISTED,
      type: 'text',
      localized: true,
      label: labelOf(kind.slug, { name: 'title', path: 'title' }) ?? LISTED,
      admin: {
        hidden: true,
        disableBulkEdit: true,
        components: { Diff: '/src/content/no-difference.tsx#NoDifference' },
      },
      hooks: { beforeChange: [({ data, value }) => titleOf(kind, data ?? {}) || value] },
    },
  ]
}

/** The collection of a kind, with the fields of its content model. */
export function editorialCollection(kind: EditorialKind): CollectionConfig {
  const { labels, description } = collectionTexts(kind)
  const title = listedBy(kind)
  const contents = contentFieldsOf(kind)
  const isTitle = (field: Field) => title !== 'key' && 'name' in field && field.name === title
  return {
    slug: kind.slug,
    ...(kind.table ? { dbName: kind.table } : {}),
    labels,
    admin: {
      useAsTitle: title,
      group: groupLabel(kind),
      description,
      defaultColumns: [title, 'site', '_status', 'updatedAt'],
      listSearchableFields: [...new Set([title, 'key'])],
    },
    hooks: {
      beforeOperation: [noteOneLanguage],
      beforeValidate: [settleIdentity(kind)],
      beforeChange: [preserveIdentity],
      afterChange: [refuseUntitled(kind)],
    },
    versions: { drafts: { localizeStatus: true } },
    indexes: [{ fields: ['site', 'key'], unique: true }],
    fields: [
      ...identityFields(kind),
      ...listedField(kind),
      ...(contents.some(({ path }) => path === BODY) ? [picturesInBody] : []),
      ...laidOut(kind, contents, payloadFields(kind, contents, { optional: undefined })),
    ].map((field) => (isTitle(field) ? withTitleCell(field) : field)),
  }
}
