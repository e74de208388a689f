import { isDeepStrictEqual } from 'node:util'
import type { Payload, Where } from 'payload'
import { type SiteId, siteIds } from '#config/sites.ts'
import { PROGRAMME } from '../content/referred.ts'
import { enqueueDelivery } from '../outbox/enqueue-delivery.ts'
import { rowsOf } from '../rows.ts'
import { collect } from './collect.ts'
import { enrichedSlugs, type ImportedKind, type ImportedRecord, importedKinds } from './imported-records.ts'
import type { SiteApi } from './site-api.ts'

export interface SyncCounts {
  added: number
  changed: number
  gone: number
  unchanged: number
  /** Sites whose API failed; their records stay as they are. */
  failed: SiteId[]
}

interface KnownRecord extends ImportedRecord {
  readonly id: number | string
  /** The time when the site stopped listing it. */
  readonly gone: string | null
}

type Facts = ImportedRecord & { readonly gone: string | null }

const factNames = ['name', 'slug', 'title', 'picture', 'releaseDate', 'city', 'gone'] as const

function factsOf(record: Facts) {
  const filled = (value: unknown) =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).filter(([, inner]) => inner))
      : (value ?? null)
  return Object.fromEntries(factNames.map((name) => [name, filled(record[name])]))
}

const same = (one: Facts, other: Facts) => isDeepStrictEqual(factsOf(one), factsOf(other))

async function knownRecords(
  payload: Payload,
  site: SiteId,
  kind: ImportedKind,
): Promise<Map<string, KnownRecord>> {
  const where: Where = { and: [{ site: { equals: site } }, { kind: { equals: kind } }] }
  const rows = await rowsOf<KnownRecord>({ payload }, PROGRAMME, { where })
  return new Map(rows.map((row) => [row.key, row]))
}

async function documentOf(
  payload: Payload,
  record: KnownRecord,
): Promise<{ id: number | string; _status?: unknown } | undefined> {
  const where = { imported: { equals: record.id } }
  const { docs } = await payload.find({
    collection: enrichedSlugs[record.kind],
    where,
    limit: 1,
    depth: 0,
    locale: 'all',
  })
  return docs[0]
}

/** The document for editors: an empty draft that is not sent to any site. */
async function addDocument(
  payload: Payload,
  { site, key, kind }: ImportedRecord,
  imported: number | string,
): Promise<void> {
  const collection = enrichedSlugs[kind]
  await payload.create({
    collection,
    draft: true,
    depth: 0,
    data: { site, key, imported },
    context: { silent: true },
  })
}

async function add(payload: Payload, record: ImportedRecord): Promise<void> {
  const { id } = await payload.db.create({ collection: PROGRAMME, data: { ...record, gone: null } })
  await addDocument(payload, record, id)
}

/** Moves a published enrichment to the new slug of its item. */
async function follow(payload: Payload, record: KnownRecord): Promise<void> {
  const document = await documentOf(payload, record)
  if (!document) return addDocument(payload, record, record.id)
  const published = Object.values(
    typeof document._status === 'object' ? (document._status ?? {}) : { all: document._status },
  ).includes('published')
  if (published) await enqueueDelivery({ payload }, enrichedSlugs[record.kind], document.id)
}

async function change(payload: Payload, before: KnownRecord, now: Facts): Promise<void> {
  const { id } = before
  await payload.db.updateOne({ collection: PROGRAMME, id, data: { ...now } })
  if (!isDeepStrictEqual(factsOf(before).slug, factsOf(now).slug)) await follow(payload, { ...now, id })
}

async function syncKind(
  payload: Payload,
  api: SiteApi,
  site: SiteId,
  kind: ImportedKind,
  counts: SyncCounts,
  now: Date,
): Promise<void> {
  const records = await collect(api, site, kind)
  const known = await knownRecords(payload, site, kind)
  if (records.length === 0 && known.size > 0) throw new Error('the site has nothing of what it had')
  for (const record of records) {
    const before = known.get(record.key)
    known.delete(record.key)
    const facts = { ...record, gone: null }
    if (!before) {
      await add(payload, record)
      counts.added += 1
    } else if (same(before, facts)) counts.unchanged += 1
    else {
      await change(payload, before, facts)
      counts.changed += 1
    }
  }
  for (const record of known.values()) {
    if (record.gone) continue
    await change(payload, record, { ...record, gone: now.toISOString() })
    counts.gone += 1
  }
}

async function syncSites(
  payload: Payload,
  api: SiteApi,
  sites: readonly SiteId[],
  now: Date,
): Promise<SyncCounts> {
  const counts: SyncCounts = { added: 0, changed: 0, gone: 0, unchanged: 0, failed: [] }
  for (const site of sites) {
    try {
      for (const kind of importedKinds) await syncKind(payload, api, site, kind, counts, now)
    } catch (error) {
      counts.failed.push(site)
      payload.logger.debug({ err: error, site }, 'programme was not fetched')
    }
  }
  return counts
}

const running = new WeakMap<Payload, Promise<unknown>>()

/**
 * Updates the imported records from the sites, one site at a time. Records that a site no longer lists are
 * marked, not deleted; editors' fields stay. Calls run one after the other.
 */
export function syncImported(
  payload: Payload,
  api: SiteApi,
  sites: readonly SiteId[] = siteIds,
  now = new Date(),
): Promise<SyncCounts> {
  const before = running.get(payload) ?? Promise.resolve()
  const work = before.then(() => syncSites(payload, api, sites, now))
  running.set(
    payload,
    work.catch(() => undefined),
  )
  return work
}
