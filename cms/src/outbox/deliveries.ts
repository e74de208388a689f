import type { CollectionConfig } from 'payload'
import { siteIds } from '../../../config/sites.ts'
import type { Language } from '../../../config/types.ts'
import type { DocumentPlan } from '../../../content-models/document-state.ts'
import { siteOption } from '../users/select-options.ts'
import { ofOwnSites } from '../users/with-access.ts'
import { again, publicationStatus } from './publication-status.ts'
import { outboxTexts } from './texts.ts'

export const DELIVERIES = 'deliveries'
export const DELIVERED_FILES = 'delivered-files'

export type Slugs = Partial<Record<Language, string>>

/** Why the site has not got the newest state; editors read it in their own language. */
export interface Reason {
  readonly code: 'unreachable' | 'unsigned' | 'failed' | 'refused' | 'picture' | 'unreadable'
  /** What the site or the mapping said, item by item. */
  readonly issues?: readonly { readonly path: string; readonly message: string }[]
}

/** Where a document stands with its site. Times are milliseconds since 1970; 0 is "at once". */
export interface Delivery {
  readonly id: number | string
  readonly site: string
  readonly kind: string
  readonly key: string
  /** Collection and id of the document; no id: it is gone, and the site has to hear that. */
  readonly source: string
  readonly document?: string | null
  readonly title?: string | null
  /** Rises with every change. */
  readonly revision: number
  readonly state: 'waiting' | 'sent' | 'refused'
  readonly attempts: number
  readonly nextAttempt: number
  /** Until when another process has it in hand. */
  readonly claimedUntil: number
  /** Not an editor's own change: waits for those. */
  readonly background: number
  readonly reason?: Reason | null
  /** 1 once it has been public, in whatever language. */
  readonly wasPublic?: number | null
  readonly sentRevision?: number | null
  readonly sentAt?: string | null
  /** Languages in which the site shows it, with their addresses; those under which it was shown before. */
  readonly slugs?: Slugs | null
  readonly formerSlugs?: Partial<Record<Language, readonly string[]>> | null
  readonly plans?: readonly DocumentPlan[] | null
}

const { label } = outboxTexts
const states = ['waiting', 'sent', 'refused'] as const
const hidden = { admin: { hidden: true } } as const
const nobody = { create: () => false, update: () => false, delete: () => false }

/** One row per document: what has to be sent to its site, and how that went. Nothing but hooks and the sender writes it. */
export const deliveries: CollectionConfig = {
  slug: DELIVERIES,
  labels: { singular: label('labels.collection.singular'), plural: label('labels.collection.plural') },
  access: { ...nobody, read: ofOwnSites },
  admin: {
    useAsTitle: 'title',
    group: label('labels.group'),
    defaultColumns: ['title', 'site', 'kind', 'state', 'reason', 'sentAt', 'again'],
    listSearchableFields: ['title', 'key', 'kind'],
    hideAPIURL: true,
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
      options: siteIds.map(siteOption),
      required: true,
      label: label('labels.site'),
    },
    {
      name: 'kind',
      type: 'text',
      required: true,
      label: label('labels.kind'),
      admin: { components: kindComponents() },
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
      admin: { components: reasonComponents() },
    },
    { name: 'attempts', type: 'number', required: true, label: label('labels.attempts') },
    {
      name: 'sentAt',
      type: 'date',
      label: label('labels.sentAt'),
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    { name: 'again', type: 'ui', label: label('labels.again'), admin: { components: againComponents() } },
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

function reasonComponents() {
  return {
    Cell: '/src/publishing/panel/reason.tsx#ReasonCell',
    Field: '/src/publishing/panel/reason.tsx#ReasonField',
  }
}

function kindComponents() {
  return {
    Cell: '/src/publishing/panel/kind.tsx#KindCell',
    Field: '/src/publishing/panel/kind.tsx#KindField',
  }
}

function againComponents() {
  return {
    Cell: '/src/publishing/panel/send-again.tsx#SendAgainCell',
    Field: '/src/publishing/panel/send-again.tsx#SendAgainField',
  }
}

/** Pictures that the site has. */
export const deliveredFiles: CollectionConfig = {
  slug: DELIVERED_FILES,
  admin: { hidden: true },
  access: { ...nobody, read: () => false },
  lockDocuments: false,
  fields: [{ name: 'name', type: 'text', required: true, unique: true, index: true }],
}
