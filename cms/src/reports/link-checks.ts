import type { SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { internalCollection } from '../internal-collection.ts'
import type { Fault } from './check-link.ts'

export const LINK_CHECKS = 'link-checks'

export interface BrokenLink {
  readonly collection: string
  readonly id: number | string
  readonly site: SiteId
  readonly title: string
  readonly language: Language | null
  readonly address: string
  readonly fault: Fault
}

/** A check of all links, and its results. */
export interface LinkRun {
  readonly id: number | string
  readonly createdAt: string
  /** Date of a nightly check; null for a manual one. */
  readonly night?: string | null
  readonly state: 'running' | 'done' | 'failed'
  readonly checked?: number | null
  readonly broken?: readonly BrokenLink[] | null
  readonly finishedAt?: string | null
}

/**
 * Results of the latest checks. They name documents of all sites, so users read them through the report
 * only, which filters.
 */
export const linkChecks = internalCollection(LINK_CHECKS, [
  // Unique, so that only one process on the database runs the nightly check.
  { name: 'night', type: 'text', unique: true },
  { name: 'state', type: 'select', options: ['running', 'done', 'failed'], required: true, index: true },
  { name: 'checked', type: 'number' },
  { name: 'broken', type: 'json' },
  { name: 'finishedAt', type: 'date' },
])
