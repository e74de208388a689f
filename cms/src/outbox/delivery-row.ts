import type { SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import type { ScheduledDocumentChange } from '#models/document-state.ts'

export const DELIVERIES = 'deliveries'
export const DELIVERED_FILES = 'delivered-files'

export type Slugs = Partial<Record<Language, string>>

/** The reason why the site lacks the newest version; editors read it in their language. */
export interface Reason {
  readonly code: 'unreachable' | 'unsigned' | 'failed' | 'refused' | 'picture' | 'unreadable'
  /** Errors reported by the site or the mapping, by field. */
  readonly issues?: readonly { readonly path: string; readonly message: string }[]
}

/** The delivery state of a document. Times are epoch milliseconds; 0 means at once. */
export interface Delivery {
  readonly id: number | string
  readonly site: SiteId
  readonly kind: string
  readonly key: string
  /**
   * Collection and id of the document; without an id the document was deleted, which
   * the site does not know yet.
   */
  readonly source: string
  readonly document?: string | null
  readonly title?: string | null
  /** Increases with every change. */
  readonly revision: number
  readonly state: 'waiting' | 'sent' | 'refused'
  readonly attempts: number
  readonly nextAttempt: number
  /** Another process is delivering the row until this time. */
  readonly claimedUntil: number
  /** 1 for a change that no editor made: delivered after those of editors. */
  readonly background: number
  readonly reason?: Reason | null
  /** 1 once it has been public in any language. */
  readonly wasPublic?: number | null
  readonly sentRevision?: number | null
  readonly sentAt?: string | null
  /** Current public slugs by language, and former ones. */
  readonly slugs?: Slugs | null
  readonly formerSlugs?: Partial<Record<Language, readonly string[]>> | null
  readonly plans?: readonly ScheduledDocumentChange[] | null
}
