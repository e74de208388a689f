import type { Access, CollectionConfig } from 'payload'
import { siteIds } from '#config/sites.ts'
import { personOf } from '../users/person.ts'
import { siteOption } from '../users/select-options.ts'
import { importedKinds } from './imported-records.ts'
import { importedTexts } from './texts.ts'

const { label } = importedTexts

export const RECORDS = 'programme'

const everybody: Access = ({ req }) => personOf(req.user) !== undefined
const nobody: Access = () => false

/** The sites' programme, which is public; only the import writes it. */
export const records: CollectionConfig = {
  slug: RECORDS,
  labels: { singular: label('record'), plural: label('records') },
  admin: { useAsTitle: 'name', hidden: true, group: label('group') },
  access: { read: everybody, create: nobody, update: nobody, delete: nobody },
  indexes: [{ fields: ['site', 'kind', 'key'], unique: true }],
  fields: [
    { name: 'site', type: 'select', required: true, options: siteIds.map(siteOption) },
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
