import type { PayloadRequest } from 'payload'
import { isSite } from '#config/is-site.ts'
import { addressOf } from './address-of.ts'
import { type AuditedAction, recordAudit } from './audit-entries.ts'

export interface DocumentEntry {
  readonly event: AuditedAction['event']
  readonly collection: string
  readonly document: {
    readonly id: number | string
    readonly site?: unknown
    readonly key?: unknown
  }
  /** None: the event is about the whole document. */
  readonly languages?: readonly string[]
  /** Default: that of the request. */
  readonly way?: string | undefined
}

const wayOf = ({ user }: PayloadRequest): string | undefined =>
  user && '_strategy' in user && user._strategy === 'api-key' ? 'api-key' : undefined

/** An entry about a document, by the user of the request. */
export function recordDocument(
  req: PayloadRequest,
  { event, collection, document: { id, site, key }, languages = [], way = wayOf(req) }: DocumentEntry,
  options?: Parameters<typeof recordAudit>[2],
): Promise<void> {
  const action: AuditedAction = {
    event,
    person: addressOf(req.user),
    way,
    // SQLite gives the id of a deleted document to another one.
    document: [collection, id, key].filter(Boolean).join('/'),
    ...(isSite(site) ? { site } : {}),
    ...(languages.length > 0 ? { language: languages.join(' ') } : {}),
  }
  return recordAudit(req, action, options)
}
