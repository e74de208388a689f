import type { CollectionConfig, Field, FieldAccess } from 'payload'
import { siteIds } from '#config/sites.ts'
import { siteOption } from '../users/select-options.ts'
import { contentFieldsOf } from './content-field.ts'
import { preserveIdentity, settleIdentity } from './document-hooks.ts'
import type { EditorialKind } from './editorial-kind.ts'
import { payloadFields } from './payload-fields.ts'
import { noteOneLanguage } from './rows-in-place.ts'
import { collectionTexts, groupLabel, labelOf, noteOf } from './texts.ts'
import { titleOf } from './title-of.ts'
import { refuseUntitled } from './untitled-languages.ts'

type Hooks = NonNullable<CollectionConfig['hooks']>

/** Parts that other modules add to a collection. */
export type CollectionExtension = Pick<CollectionConfig, 'access' | 'admin' | 'hooks'> & {
  /** Fields that are not in the content model. */
  readonly fields?: readonly Field[]
}

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

/** Fields that every document has. */
function identityFields({ slug, only, sites: some = siteIds }: EditorialKind): Field[] {
  const place = named('position', slug)
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
      ...named('key', slug),
      type: 'text',
      index: true,
      access: { create: () => true, update: never },
      hooks: { beforeDuplicate: [() => null] },
    },
    { ...place, admin: { ...place.admin, hidden: only !== undefined }, type: 'number', min: 0 },
  ]
}

/** Stores a title that is within an object: lists of Payload show top-level fields only. */
const LISTED = 'listedAs'

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

function mergedHooks(all: readonly (Hooks | undefined)[]): Hooks {
  const merged: Record<string, unknown[]> = {}
  for (const hooks of all) {
    for (const [name, list] of Object.entries(hooks ?? {}))
      merged[name] = [...(merged[name] ?? []), ...(list ?? [])]
  }
  return merged as Hooks
}

/**
 * The collection of a kind, with the fields of its content model. Access and hooks of other modules are
 * attached here; our own hooks run first.
 */
export function editorialCollection(
  kind: EditorialKind,
  ...extensions: readonly CollectionExtension[]
): CollectionConfig {
  const { labels, description } = collectionTexts(kind)
  const title = kind.title.includes('.') ? LISTED : kind.title
  const own: Hooks = {
    beforeOperation: [noteOneLanguage],
    beforeValidate: [settleIdentity(kind)],
    beforeChange: [preserveIdentity],
    afterChange: [refuseUntitled(kind)],
  }
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
      ...Object.assign({}, ...extensions.map(({ admin }) => admin ?? {})),
    },
    access: Object.assign({}, ...extensions.map(({ access }) => access ?? {})),
    hooks: mergedHooks([own, ...extensions.map(({ hooks }) => hooks)]),
    versions: { drafts: { localizeStatus: true } },
    indexes: [{ fields: ['site', 'key'], unique: true }],
    fields: [
      ...identityFields(kind),
      ...listedField(kind),
      ...payloadFields(kind, contentFieldsOf(kind), { optional: undefined }),
      ...extensions.flatMap(({ fields = [] }) => fields),
    ],
  }
}
