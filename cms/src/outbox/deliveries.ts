import type { CollectionConfig } from 'payload'
import { internalCollection, unchangeable } from '../internal-collection.ts'
import { isAdmin } from '../users/person.ts'
import { siteOptions } from '../users/select-options.ts'
import { ofOwnSites } from '../users/with-access.ts'
import { DELIVERED_FILES, DELIVERIES } from './delivery-row.ts'
import { again, publicationStatus } from './publication-status.ts'
import { outboxTexts } from './texts.ts'

const { label } = outboxTexts
const states = ['waiting', 'sent', 'refused'] as const
const cellAndField = (component: string) => ({
  Cell: `/src/publishing/panel/${component}Cell`,
  Field: `/src/publishing/panel/${component}Field`,
})
const hidden = { admin: { hidden: true } } as const

/**
 * One row per document: what to send to its site, and the result of the last attempt. Only hooks and the
 * dispatcher write it. Editors see the state of a document beside it and on the start page.
 */
export const deliveries: CollectionConfig = {
  slug: DELIVERIES,
  labels: { singular: label('labels.collection.singular'), plural: label('labels.collection.plural') },
  access: { ...unchangeable, read: ofOwnSites },
  admin: {
    useAsTitle: 'title',
    hidden: ({ user }) => !isAdmin(user),
    group: label('labels.group'),
    defaultColumns: ['title', 'site', 'kind', 'state', 'reason', 'sentAt', 'again'],
    listSearchableFields: ['title', 'key', 'kind'],
  },
  defaultSort: '-revision',
  lockDocuments: false,
  endpoints: [publicationStatus, again],
  indexes: [{ fields: ['site', 'kind', 'key'], unique: true }],
  fields: [
    { name: 'title', type: 'text', label: label('labels.title') },
    {
      name: 'site',
      type: 'select',
      options: siteOptions,
      required: true,
      label: label('labels.site'),
    },
    {
      name: 'kind',
      type: 'text',
      required: true,
      label: label('labels.kind'),
      admin: { components: cellAndField('kind.tsx#Kind') },
    },
    { name: 'key', type: 'text', required: true, label: label('labels.key') },
    {
      name: 'state',
      type: 'select',
      options: states.map((value) => ({ value, label: label(`labels.states.${value}`) })),
      required: true,
      index: true,
      label: label('labels.state'),
    },
    {
      name: 'reason',
      type: 'json',
      label: label('labels.reason'),
      admin: { components: cellAndField('reason.tsx#Reason') },
    },
    { name: 'attempts', type: 'number', required: true, label: label('labels.attempts') },
    {
      name: 'sentAt',
      type: 'date',
      label: label('labels.sentAt'),
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    {
      name: 'again',
      type: 'ui',
      label: label('labels.again'),
      admin: { components: cellAndField('send-again.tsx#SendAgain') },
    },
    { name: 'source', type: 'text', required: true, index: true, ...hidden },
    { name: 'document', type: 'text', index: true, ...hidden },
    { name: 'revision', type: 'number', required: true, ...hidden },
    { name: 'nextAttempt', type: 'number', required: true, index: true, ...hidden },
    { name: 'claimedUntil', type: 'number', required: true, ...hidden },
    { name: 'background', type: 'number', required: true, ...hidden },
    { name: 'wasPublic', type: 'number', ...hidden },
    { name: 'sentRevision', type: 'number', ...hidden },
    { name: 'slugs', type: 'json', ...hidden },
    { name: 'formerSlugs', type: 'json', ...hidden },
    { name: 'plans', type: 'json', ...hidden },
  ],
}

/** Files that the site already has. */
export const deliveredFiles = internalCollection(DELIVERED_FILES, [
  { name: 'name', type: 'text', required: true, unique: true, index: true },
])
