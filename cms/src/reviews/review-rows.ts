import { createHash } from 'node:crypto'
import { createLocalReq, type PayloadRequest, type Where } from 'payload'
import { isSite } from '#config/is-site.ts'
import { type SiteId, sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { sourceOf } from '../content/published-source.ts'
import type { DocumentRef } from '../outbox/scheduled-jobs.ts'
import { rowsOf } from '../rows.ts'

export const REVIEWS = 'reviews'
export const SITE_RULES = 'site-rules'

/** A digest of what the site shows in each language. */
export type ReviewedContents = Partial<Record<Language, string>>

export type ReviewVerdict = 'requested' | 'approved' | 'sentBack' | 'replaced'

export interface ReviewRow {
  readonly id: number | string
  readonly createdAt: string
  readonly source: string
  readonly document: string
  readonly title?: string | null
  readonly site: SiteId
  /** Null: all languages of the site. */
  readonly language?: Language | null
  readonly contents: ReviewedContents
  readonly state: ReviewVerdict
  readonly note?: string | null
  /** Id of the account that requested the review, and its name at that time. */
  readonly requestedBy: string
  readonly requester: string
  readonly decider?: string | null
  readonly decidedAt?: string | null
  readonly reason?: string | null
}

export const rowsOfReviews = (req: PayloadRequest, where: Where, limit = 0): Promise<ReviewRow[]> =>
  rowsOf(req, REVIEWS, { where, sort: ['-createdAt', '-id'], limit })

export const ofDocument = ({ collection, id }: DocumentRef): Where => ({
  and: [{ source: { equals: collection } }, { document: { equals: id } }],
})

/** True for a site that publishes only what somebody else has approved. */
export async function isApprovalNeeded(req: PayloadRequest, site: SiteId): Promise<boolean> {
  const rule = await req.payload.db.findOne<{ readonly id: number; readonly approval?: boolean | null }>({
    collection: SITE_RULES,
    where: { site: { equals: site } },
    req,
  })
  return rule?.approval === true
}

/** Contents of the newest draft, or of the public version, in each language of its site. */
export async function contentsOf(
  { payload, transactionID }: PayloadRequest,
  { collection, id }: DocumentRef,
  { draft }: { readonly draft: boolean },
): Promise<ReviewedContents> {
  const config = payload.collections[collection]?.config
  const source = config && sourceOf(config)
  // A request of its own: reading in all languages changes that of the caller.
  const req = await createLocalReq({ req: transactionID === undefined ? {} : { transactionID } }, payload)
  const doc = await payload.findByID({
    collection,
    id,
    draft,
    locale: 'all',
    depth: 1,
    showHiddenFields: true,
    disableErrors: true,
    req,
  })
  if (!source || !doc || !isSite(doc.site)) return {}
  return Object.fromEntries(
    sites[doc.site].languages.map((language) => {
      const text = JSON.stringify(source.textOf(doc, language) ?? null)
      return [language, createHash('sha256').update(text).digest('hex')]
    }),
  )
}
