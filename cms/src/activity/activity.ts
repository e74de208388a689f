import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { isSite } from '#config/is-site.ts'
import { isLanguage } from '#config/languages.ts'
import type { SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import type { StoredDocument } from '../content/in-pages.ts'
import { sourceOf } from '../content/published-source.ts'
import { titleInLanguage } from '../reports/translation-report.ts'
import { AUDIT_ENTRIES, documentEvents } from '../sign-in/audit-entries.ts'
import { sitesOf } from '../users/access.ts'
import { personOf } from '../users/person.ts'

const PAGE_SIZE = 50
/** Persons to filter by. */
const MOST_PERSONS = 200

export type DocumentEvent = (typeof documentEvents)[number]

export interface ActivityFilter {
  readonly site?: SiteId | undefined
  readonly collection?: string | undefined
  readonly event?: DocumentEvent | undefined
  /** Id of an account. */
  readonly person?: string | undefined
  /** Only entries older than the one with this number. */
  readonly before?: number | undefined
}

/** An account; `name` is absent if it has none that the reader may see. */
export interface Actor {
  readonly id: string
  readonly name: string | undefined
}

export interface Activity {
  readonly id: number
  /** Instant. */
  readonly at: string
  readonly event: DocumentEvent
  /** Absent if the account is gone. */
  readonly actor: Actor | undefined
  readonly way: string | null
  readonly site: SiteId | null
  readonly collection: string
  /** Id of the document if there still is one that the reader may open. */
  readonly document: string | undefined
  readonly title: string
  readonly languages: readonly Language[]
}

export interface ActivityPage {
  readonly entries: readonly Activity[]
  /** Of the next page. */
  readonly before: number | undefined
}

interface Row extends Record<string, unknown> {
  readonly id: number
  readonly createdAt: string
  readonly event: DocumentEvent
  readonly person?: string | null
  readonly way?: string | null
  readonly document?: string | null
  readonly site?: string | null
  readonly language?: string | null
}

const isDocumentEvent = (value: unknown): value is DocumentEvent =>
  documentEvents.some((event) => event === value)

/** Collections whose documents are recorded. */
export const recordedCollections = ({ payload }: Pick<PayloadRequest, 'payload'>): readonly string[] =>
  payload.config.collections.filter((config) => sourceOf(config)).map(({ slug }) => slug)

/** Documents are stored as `news/12/snow`; the name of one collection may end with that of another. */
function ofCollection(req: PayloadRequest, collection: string): Where {
  const longer = recordedCollections(req).filter((slug) => slug !== collection && slug.endsWith(collection))
  return {
    and: [
      { document: { like: `${collection}/` } },
      ...longer.map((slug): Where => ({ document: { not_like: `${slug}/` } })),
    ],
  }
}

/** Of the documents of the reader's sites; undefined for a reader without sites. */
function ofReader(req: PayloadRequest, { site }: ActivityFilter): Where | undefined {
  const person = personOf(req.user)
  if (!person) return undefined
  const own = sitesOf(person).filter((each) => site === undefined || each === site)
  if (own.length === 0) return undefined
  const events: Where = { event: { in: [...documentEvents] } }
  return person.role === 'admin' && site === undefined ? events : { and: [events, { site: { in: own } }] }
}

interface AccountRow extends Record<string, unknown> {
  readonly id: number | string
  readonly email: string
  readonly name?: string | null
}

/** By e-mail address. The address stands for a missing name only if the reader may read the account. */
async function actorsOf(
  req: PayloadRequest,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, Actor>> {
  if (addresses.length === 0) return new Map()
  const where: Where = { email: { in: [...new Set(addresses)] } }
  const query = { collection: 'users', where, depth: 0, pagination: false } as const
  const [all, seen] = await Promise.all([
    req.payload.db.find<AccountRow>(query),
    req.payload.find({ ...query, overrideAccess: false, user: req.user }),
  ])
  const readable = new Set(seen.docs.map(({ id }) => String(id)))
  return new Map(
    all.docs.map(({ id, email, name }) => [
      email,
      { id: String(id), name: name || (readable.has(String(id)) ? email : undefined) },
    ]),
  )
}

/** Persons who did something on the reader's sites. */
export async function actorsFor(req: PayloadRequest): Promise<readonly Actor[]> {
  const where = ofReader(req, {})
  if (!where) return []
  const { values } = await req.payload.db.findDistinct({
    collection: AUDIT_ENTRIES,
    field: 'person',
    where,
    limit: MOST_PERSONS,
    req,
  })
  const addresses = values.map(({ person }) => person).filter((person) => typeof person === 'string')
  return [...(await actorsOf(req, addresses)).values()].toSorted((one, other) =>
    (one.name ?? '').localeCompare(other.name ?? ''),
  )
}

async function addressOfActor(req: PayloadRequest, id: string): Promise<string | undefined> {
  const numeric = req.payload.db.defaultIDType === 'number' ? Number(id) : id
  if (Number.isNaN(numeric)) return undefined
  const where: Where = { id: { equals: numeric } }
  const account = await req.payload.db.findOne<AccountRow>({ collection: 'users', where })
  return account?.email
}

interface Recorded {
  readonly collection: string
  readonly id: string
  readonly key: string
}

function recordedIn({ document }: Row): Recorded {
  const [collection = '', id = '', ...key] = (document ?? '').split('/')
  return { collection, id, key: key.join('/') }
}

/** Titles of the documents that the reader may read, by `collection/id/key`. */
async function titlesOf(
  req: PayloadRequest,
  rows: readonly Row[],
  wanted: Language,
): Promise<ReadonlyMap<string, string>> {
  const titles = new Map<string, string>()
  for (const [slug, some] of Map.groupBy(rows.map(recordedIn), ({ collection }) => collection)) {
    const config = req.payload.collections[slug]?.config
    if (!config) continue
    const numeric = req.payload.db.defaultIDType === 'number'
    const { docs } = await req.payload.find({
      collection: slug as CollectionSlug,
      where: { id: { in: [...new Set(some.map(({ id }) => (numeric ? Number(id) : id)))] } },
      select: { site: true, key: true, [config.admin.useAsTitle ?? 'id']: true },
      draft: true,
      locale: 'all',
      depth: 0,
      pagination: false,
      disableErrors: true,
      overrideAccess: false,
      user: req.user,
    })
    // An id may have been given again: only with the same key it is the same document.
    for (const document of docs as unknown as readonly StoredDocument[])
      titles.set(
        [slug, document.id, document.key].filter(Boolean).join('/'),
        titleInLanguage(config, document, wanted),
      )
  }
  return titles
}

async function conditionOf(req: PayloadRequest, filter: ActivityFilter): Promise<Where | undefined> {
  const reader = ofReader(req, filter)
  const { collection, event, person, before } = filter
  const address = person === undefined ? undefined : await addressOfActor(req, person)
  if (!reader || (person !== undefined && address === undefined)) return undefined
  return {
    and: [
      reader,
      ...(collection === undefined ? [] : [ofCollection(req, collection)]),
      ...(event === undefined ? [] : [{ event: { equals: event } }]),
      ...(address === undefined ? [] : [{ person: { equals: address } }]),
      ...(before === undefined ? [] : [{ id: { less_than: before } }]),
    ],
  }
}

/** What happened to the documents of the reader's sites, the newest first. */
export async function activityOf(
  req: PayloadRequest,
  filter: ActivityFilter,
  wanted: Language,
): Promise<ActivityPage> {
  const where = await conditionOf(req, filter)
  if (!where) return { entries: [], before: undefined }
  const { docs } = await req.payload.db.find<Row>({
    collection: AUDIT_ENTRIES,
    where,
    sort: '-id',
    limit: PAGE_SIZE + 1,
    pagination: false,
  })
  const rows = docs.slice(0, PAGE_SIZE).filter(({ event }) => isDocumentEvent(event))
  const [actors, titles] = await Promise.all([
    actorsOf(
      req,
      rows.flatMap(({ person }) => person ?? []),
    ),
    titlesOf(req, rows, wanted),
  ])
  const entries = rows.map((row): Activity => {
    const { collection, id, key } = recordedIn(row)
    const title = titles.get(row.document ?? '')
    return {
      id: row.id,
      at: row.createdAt,
      event: row.event,
      actor: actors.get(row.person ?? ''),
      way: row.way ?? null,
      site: isSite(row.site) ? row.site : null,
      collection,
      document: title === undefined ? undefined : id,
      title: title ?? (key || id),
      languages: (row.language ?? '').split(' ').filter(isLanguage),
    }
  })
  return { entries, before: docs.length > PAGE_SIZE ? rows.at(-1)?.id : undefined }
}

/** The filter of a query; unknown values count as none. */
export function activityFilterFrom(req: PayloadRequest, chosen: (name: string) => unknown): ActivityFilter {
  const [site, event, person] = [chosen('site'), chosen('event'), chosen('person')]
  const before = Number(chosen('before'))
  return {
    site: isSite(site) ? site : undefined,
    collection: recordedCollections(req).find((slug) => slug === chosen('kind')),
    event: isDocumentEvent(event) ? event : undefined,
    person: typeof person === 'string' && person !== '' ? person : undefined,
    before: Number.isInteger(before) && before > 0 ? before : undefined,
  }
}
