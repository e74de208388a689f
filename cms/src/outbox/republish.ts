import type { CollectionSlug, Payload, Where } from 'payload'
import type { SiteId } from '#config/sites.ts'
import { type Doc, sourceOf } from '../content/published-source.ts'
import { rowsOf, type Within } from '../rows.ts'
import { inTransaction } from '../transactions.ts'
import { hasSite } from '../users/site-field.ts'
import { DELIVERED_FILES } from './delivery-row.ts'
import { enqueueDelivery, identityOf, requeue } from './enqueue-delivery.ts'
import { changeRow, findRows } from './rows.ts'

/** Documents per transaction, so that editors wait no longer for one than for each other. */
const AT_ONCE = 50

export interface Republished {
  readonly site?: SiteId
  readonly collection?: string
}

async function together<T>(
  payload: Payload,
  all: readonly T[],
  work: (within: Within, each: T) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < all.length; from += AT_ONCE) {
    await inTransaction(payload, async (req) => {
      for (const each of all.slice(from, from + AT_ONCE)) await work(req, each)
    })
  }
}

async function enqueueCollection(
  payload: Payload,
  slug: CollectionSlug,
  site: SiteId | undefined,
): Promise<number> {
  const config = payload.collections[slug]?.config
  const source = config && sourceOf(config)
  if (!source || (site && !hasSite(config.fields, site))) return 0
  const where: Where = site ? { site: { equals: site } } : {}
  const rows = await rowsOf<Doc & { readonly id: number | string }>({ payload }, slug, { where })
  const items = rows.filter((doc) => identityOf(source, doc))
  await together(payload, items, async (within, doc) => {
    await enqueueDelivery(within, slug, doc.id)
    await changeRow(
      within,
      { and: [{ source: { equals: slug } }, { document: { equals: String(doc.id) } }] },
      { background: 1 },
    )
  })
  return items.length
}

/**
 * Sends all documents to the sites again, with pictures and deletions, for example after a site has lost
 * its database. Changes of editors go first. Returns the number of documents.
 */
export async function republish(payload: Payload, { site, collection }: Republished = {}): Promise<number> {
  await payload.db.deleteMany({ collection: DELIVERED_FILES, where: { id: { exists: true } } })
  let count = 0
  const slugs = Object.keys(payload.collections)
  for (const slug of slugs) {
    if (collection === undefined || collection === slug) count += await enqueueCollection(payload, slug, site)
  }
  const gone: Where[] = [{ document: { exists: false } }]
  if (site) gone.push({ site: { equals: site } })
  if (collection) gone.push({ source: { equals: collection } })
  const rows = await findRows({ payload }, { and: gone })
  await together(payload, rows, (within, row) => requeue(within, row, { background: 1 }))
  return count + rows.length
}
