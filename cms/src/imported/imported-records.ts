import type { Access, CollectionConfig } from 'payload'
import type { SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { PROGRAMME } from '../content/referred.ts'
import { unchangeable } from '../internal-collection.ts'
import { personOf } from '../users/person.ts'
import { siteOptions } from '../users/select-options.ts'
import { importedTexts } from './texts.ts'

export const importedKinds = ['show', 'cinema'] as const

export type ImportedKind = (typeof importedKinds)[number]

type PerLanguage<Value> = Readonly<Partial<Record<Language, Value>>>

/** A film or cinema of a site, as editors see it. */
export interface ImportedRecord {
  readonly site: SiteId
  readonly kind: ImportedKind
  /** Its slug in the first language of the site that has one; stable as long as the source's is. */
  readonly key: string
  readonly name: string
  readonly slug: PerLanguage<string>
  readonly title: PerLanguage<string>
  /** Absolute URL of the poster or the picture of the cinema. */
  readonly picture: string | null
  /** `2026-11-20`; null for a cinema. */
  readonly releaseDate: string | null
  /** Slug of a cinema's city. */
  readonly city: string | null
}

/** Collections of the documents that enrich them. */
export const enrichedSlugs = { show: 'films', cinema: 'cinemas' } as const satisfies Record<
  ImportedKind,
  string
>

const { label } = importedTexts

const everybody: Access = ({ req }) => personOf(req.user) !== undefined

/** The sites' programme, which is public; only the import writes it. */
export const records: CollectionConfig = {
  slug: PROGRAMME,
  labels: { singular: label('record'), plural: label('records') },
  admin: { useAsTitle: 'name', hidden: true, group: label('group') },
  access: { ...unchangeable, read: everybody },
  indexes: [{ fields: ['site', 'kind', 'key'], unique: true }],
  fields: [
    { name: 'site', type: 'select', required: true, options: siteOptions },
    { name: 'kind', type: 'select', required: true, options: [...importedKinds] },
    { name: 'key', type: 'text', required: true },
    { name: 'name', type: 'text', required: true },
    { name: 'slug', type: 'text', localized: true },
    { name: 'title', type: 'text', localized: true },
    { name: 'picture', type: 'text' },
    { name: 'releaseDate', type: 'text' },
    { name: 'city', type: 'text' },
    { name: 'gone', type: 'date' },
  ],
}
