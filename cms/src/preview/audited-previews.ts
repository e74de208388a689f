import type { PayloadRequest } from 'payload'
import { serviceLimits } from '#config/service-limits.ts'
import { recordDocument } from '../sign-in/document-entries.ts'

const HOUR = 3_600_000
const { remembered } = serviceLimits.audit

interface Made {
  readonly hour: number
  readonly links: Set<string>
}
const made = new WeakMap<object, Made>()

/** Links are equal for an hour, and an open form requests its own with each change. */
function isRepeated({ payload: { db } }: PayloadRequest, link: string): boolean {
  const hour = Math.floor(Date.now() / HOUR)
  const known = made.get(db)
  const { links } =
    known && known.hour === hour && known.links.size < remembered ? known : { links: new Set<string>() }
  if (links.has(link)) return true
  made.set(db, { hour, links: links.add(link) })
  return false
}

export interface ShownDocument {
  readonly collection: string
  readonly document: Readonly<Record<string, unknown>>
  readonly language: string
  /** Epoch milliseconds; null means now. */
  readonly at: number | null
  readonly drafts: boolean
}

/** An entry for a preview link, once an hour for a user and what the link shows. */
export async function auditPreview(
  req: PayloadRequest,
  { collection, document, language, at, drafts }: ShownDocument,
): Promise<void> {
  const { id, site, key } = document
  if (!req.user || (typeof id !== 'number' && typeof id !== 'string')) return
  if (isRepeated(req, JSON.stringify([req.user.id, collection, id, language, at, drafts]))) return
  const entry = {
    event: 'preview.made',
    collection,
    document: { id, site, key },
    languages: [language],
  } as const
  // The page that the request renders reads in parallel, without a transaction.
  await recordDocument(req, entry, { alone: true })
}
