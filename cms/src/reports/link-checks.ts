import type { CollectionConfig } from 'payload'
import type { SiteId } from '../../../config/sites.ts'
import type { Language } from '../../../config/types.ts'
import type { Fault } from './check-link.ts'

export const LINK_CHECKS = 'link-checks'

/** A document with a link that leads nowhere. */
export interface BrokenLink {
  readonly collection: string
  readonly id: number | string
  readonly site: SiteId
  readonly title: string
  readonly language: Language | null
  readonly address: string
  readonly fault: Fault
}

/** One check of all links, and what it found. */
export interface LinkRun {
  readonly id: number | string
  readonly createdAt: string
  /** Night for which it was made; a run by button has none. */
  readonly night?: string | null
  readonly state: 'running' | 'done' | 'failed'
  readonly checked?: number | null
  readonly broken?: readonly BrokenLink[] | null
  readonly finishedAt?: string | null
}

const nobody = () => false

/** Results of checks, the last ones only. They name documents of all sites: people see them through the report, which leaves out what is not theirs. */
export const linkChecks: CollectionConfig = {
  slug: LINK_CHECKS,
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    // Of two processes on one database only one makes the night's run.
    { name: 'night', type: 'text', unique: true },
    { name: 'state', type: 'select', options: ['running', 'done', 'failed'], required: true, index: true },
    { name: 'checked', type: 'number' },
    { name: 'broken', type: 'json' },
    { name: 'finishedAt', type: 'date' },
  ],
}
