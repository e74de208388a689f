import type { Where } from 'payload'
import { isSite } from '#config/is-site.ts'
import { type SiteId, sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { titleInLanguage } from '../content/document-title.ts'
import { inLanguage, isPublicIn } from '../content/document-value.ts'
import { type Doc, type PublishedSource, sourceOf } from '../content/published-source.ts'
import type { Within } from '../rows.ts'
import type { Delivery, Slugs } from './delivery-row.ts'
import { movedSlugs, takenBy } from './former-slugs.ts'
import { addRow, type Change, changeRow, findRows } from './rows.ts'
import { changesOf } from './scheduled-jobs.ts'

export interface Identity {
  readonly site: SiteId
  readonly kind: string
  readonly key: string
}

const sameItem = ({ site, kind, key }: Identity): Where => ({
  and: [{ site: { equals: site } }, { kind: { equals: kind } }, { key: { equals: key } }],
})

export function identityOf(source: PublishedSource, doc: Doc): Identity | undefined {
  const key = source.idOf ? source.idOf(doc) : doc.key
  return isSite(doc.site) && typeof key === 'string' && key
    ? { site: doc.site, kind: source.kind, key }
    : undefined
}

/** The public state of a document, from the main table. */
export interface PublicationState {
  readonly slugs: Slugs
  /** Languages in which the document is public, in the order of the site. */
  readonly languages: readonly Language[]
}

export function publicationStateOf(doc: Doc): PublicationState {
  const all: readonly Language[] = isSite(doc.site) ? sites[doc.site].languages : []
  const languages = all.filter((language) => isPublicIn(doc, language))
  const slugs: Slugs = {}
  for (const language of languages) {
    const slug = inLanguage(doc.slug, language)
    if (typeof slug === 'string' && slug) slugs[language] = slug
  }
  return { slugs, languages }
}

/** The public version of a document in all languages, as seen by the transaction. */
export async function mainDocument(
  within: Within,
  collection: string,
  id: number | string,
): Promise<Doc | undefined> {
  return (
    (await within.payload.db.findOne<Doc & { id: number | string }>({
      collection,
      req: within,
      where: { id: { equals: id } },
    })) ?? undefined
  )
}

/** An editor's change resets attempts and reason. */
const freshAttempt = { state: 'waiting', attempts: 0, nextAttempt: 0, reason: null, background: 0 } as const

async function enqueueRow(within: Within, where: Where, change: Change): Promise<Delivery | undefined> {
  const row = await changeRow(within, where, { ...freshAttempt, ...change, revision: { $inc: 1 } })
  // A restored or new database must not reuse a revision that the site has seen, so the clock is the least.
  const revision = row && Math.max(row.revision, Date.now())
  return row && revision !== row.revision ? changeRow(within, { id: { equals: row.id } }, { revision }) : row
}

async function upsert(
  within: Within,
  item: Identity,
  change: Change & { readonly source: string },
): Promise<Delivery> {
  const raised = await enqueueRow(within, sameItem(item), change)
  return (
    raised ??
    addRow(within, {
      ...freshAttempt,
      claimedUntil: 0,
      document: null,
      revision: Date.now(),
      ...item,
      ...change,
    } as Omit<Delivery, 'id'>)
  )
}

/** Enqueues the delivery of a changed document, and returns its main version. `before`: its public state before the change. */
export async function enqueueDelivery(
  within: Within,
  collection: string,
  id: number | string,
  before?: PublicationState,
): Promise<Doc | undefined> {
  const config = within.payload.collections[collection]?.config
  const source = config && sourceOf(config)
  const doc = source && (await mainDocument(within, collection, id))
  if (!config || !source || !doc) return doc
  const item = identityOf(source, doc)
  await releaseItem(within, collection, id, item)
  if (!item) return doc
  const plans = await changesOf(within, collection, id)
  const now = publicationStateOf(doc)
  const wasPublic = before?.languages.length || now.languages.length > 0 ? { wasPublic: 1 } : {}
  const known = {
    source: collection,
    document: String(id),
    title: titleInLanguage(config, { ...doc, id }, sites[item.site].languages[0]),
    plans,
    ...wasPublic,
  }
  const row = await upsert(within, item, known)
  if (source.mode !== 'whole') return doc
  const moved = movedSlugs(row, before?.slugs ?? {}, now.slugs)
  if (!moved) return doc
  await changeRow(within, { id: { equals: row.id } }, moved)
  await freeSlugs(within, row, now.slugs)
  return doc
}

/** Removes items that no longer belong to the document from the sites. */
async function releaseItem(
  within: Within,
  collection: string,
  id: number | string,
  current?: Identity,
): Promise<Delivery[]> {
  const rows = await findRows(within, {
    and: [{ source: { equals: collection } }, { document: { equals: String(id) } }],
  })
  for (const row of rows) {
    if (current && row.site === current.site && row.kind === current.kind && row.key === current.key) continue
    await enqueueRow(within, { id: { equals: row.id } }, { document: null, plans: [] })
  }
  return rows
}

/** The last document to take a slug owns it. */
async function freeSlugs(within: Within, row: Delivery, slugs: Slugs): Promise<void> {
  const others = await findRows(within, {
    and: [
      { site: { equals: row.site } },
      { kind: { equals: row.kind } },
      { id: { not_equals: row.id } },
      { formerSlugs: { exists: true } },
    ],
  })
  for (const other of others) {
    const formerSlugs = takenBy(other, slugs)
    if (formerSlugs) await enqueueRow(within, { id: { equals: other.id } }, { formerSlugs })
  }
}

/** Enqueues the removal of a document from its site. */
export async function enqueueDeleted(
  within: Within,
  collection: string,
  doc: Doc & { readonly id: number | string },
): Promise<void> {
  const config = within.payload.collections[collection]?.config
  const source = config && sourceOf(config)
  if (!config || !source) return
  const rows = await releaseItem(within, collection, doc.id)
  const item = identityOf(source, doc)
  if (rows.length > 0 || !item) return
  const title = titleInLanguage(config, doc, sites[item.site].languages[0])
  await upsert(within, item, { source: collection, title, plans: [] })
}

/** Enqueues documents whose output changed although they did not, for example because of a picture. */
export async function enqueueAll(
  within: Within,
  documents: readonly { readonly collection: string; readonly id: number | string }[],
): Promise<void> {
  for (const { collection, id } of documents) await enqueueDelivery(within, collection, id)
}

/** Sends a row again without a change. */
export async function requeue(
  within: Within,
  row: Pick<Delivery, 'id'>,
  { background = 0 } = {},
): Promise<void> {
  await enqueueRow(within, { id: { equals: row.id } }, { background })
}
