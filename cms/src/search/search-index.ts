import { setTimeout as pause, setImmediate } from 'node:timers/promises'
import type { Payload, SanitizedCollectionConfig, Where } from 'payload'
import { inPages, type StoredDocument } from '../content/in-pages.ts'
import { type DocumentLanguages, documentLanguages } from '../reports/translation-report.ts'
import { type IndexedDocument, type IndexFile, openIndexFile } from './index-file.ts'
import { isSearched, searchEntriesOf } from './search-entries.ts'

/** Milliseconds for which the index counts as up to date. */
const FRESH = 1_000
/** Milliseconds by which a change may become visible later than its date: a long transaction, another clock. */
const LATE = 60_000
/** Documents that are read and written at once: other requests wait for them. */
const AT_ONCE = 40

interface ChangedDocument extends IndexedDocument {
  /** Changes with the document. */
  readonly stamp: string
  readonly status: unknown
  readonly changedAt: string
}

const dates = { updatedAt: true, _status: true } as const

/** Documents of a collection that have changed since, in their version of the main table or their draft. */
async function changedIn(
  payload: Payload,
  { slug: collection, versions }: SanitizedCollectionConfig,
  since: string | undefined,
): Promise<readonly ChangedDocument[]> {
  const where: Where = since === undefined ? {} : { updatedAt: { greater_than: since } }
  const read = async (draft: boolean, filter: Where) => {
    const found = new Map<StoredDocument['id'], StoredDocument>()
    for await (const document of inPages(payload, { collection, where: filter, draft, select: dates }))
      found.set(document.id, document)
    return found
  }
  const [main, drafts] = [await read(false, where), versions?.drafts ? await read(true, where) : new Map()]
  const ids = [...new Set([...main.keys(), ...drafts.keys()])]
  // A draft leaves the date of the public version, and the other way round: both are read of each.
  if (since !== undefined && ids.length > 0 && versions?.drafts) {
    const both = { id: { in: ids } }
    for (const [id, document] of await read(false, both)) main.set(id, document)
    for (const [id, document] of await read(true, both)) drafts.set(id, document)
  }
  return ids.map((id) => {
    const dateIn = (documents: typeof main) => String(documents.get(id)?.updatedAt ?? '')
    const [one, other] = [dateIn(main), dateIn(drafts)]
    const changedAt = one > other ? one : other
    return { collection, id, stamp: `${one} ${other}`, status: main.get(id)?._status, changedAt }
  })
}

/** What the process remembers of the documents of a collection, by id. */
type Remembered = Map<StoredDocument['id'], { readonly stamp: string; readonly languages: DocumentLanguages }>

interface Filled {
  readonly payload: Payload
  readonly file: IndexFile
  readonly config: SanitizedCollectionConfig
  readonly known: Remembered
}

async function fill({ payload, file, config, known }: Filled, since: string | undefined): Promise<void> {
  const changed = await changedIn(payload, config, since)
  const missing = changed.filter(({ id, stamp }) => known.get(id)?.stamp !== stamp)
  for (let from = 0; from < missing.length; from += AT_ONCE) {
    const part = missing.slice(from, from + AT_ONCE)
    const { docs } = await payload.find({
      collection: config.slug,
      where: { id: { in: part.map(({ id }) => id) } },
      pagination: false,
      locale: 'all',
      depth: 0,
      draft: true,
    })
    const read = new Map(docs.map((each) => [each.id, each]))
    const there = part.flatMap((each) => {
      const document = read.get(each.id)
      return document ? [{ ...each, document }] : []
    })
    await file.put(there.map((each) => ({ ...each, entries: searchEntriesOf(config, each.document, each) })))
    for (const { id, stamp, status, document } of there)
      known.set(id, { stamp, languages: documentLanguages(config, document, status) })
    await setImmediate()
  }
}

/** A deletion changes no date, but the number of documents, as does a document that comes with an old date. */
async function recount(filled: Filled): Promise<void> {
  const { payload, file, config, known } = filled
  const { slug: collection } = config
  const { totalDocs } = await payload.count({ collection })
  if (totalDocs === known.size) return
  const left = new Set<StoredDocument['id']>()
  for await (const { id } of inPages(payload, { collection, draft: false, select: dates })) left.add(id)
  const gone = [...known.keys()].filter((id) => !left.has(id))
  for (const id of gone) known.delete(id)
  await file.remove(gone.map((id) => ({ collection, document: String(id) })))
  if (left.size > known.size) await fill(filled, undefined)
}

/**
 * An index of the texts and languages of all documents. It reads their dates, so it also sees changes by other
 * processes.
 */
function followTexts(payload: Payload, file: IndexFile) {
  const configs = payload.config.collections.filter(isSearched)
  const known = new Map<string, Remembered>(configs.map(({ slug }) => [slug, new Map()]))
  let isComplete = false
  let checked = 0
  let running: Promise<void> | undefined
  const read = async () => {
    const begin = Date.now()
    const since = isComplete ? new Date(checked - LATE).toISOString() : undefined
    for (const config of configs) {
      const filled = { payload, file, config, known: known.get(config.slug) ?? new Map() }
      await fill(filled, since)
      await recount(filled)
    }
    isComplete = true
    checked = begin
  }
  const reading = () =>
    (running ??= read().finally(() => {
      running = undefined
    }))
  /** Reads every change before the call. */
  const follow = async () => {
    await running?.catch(() => undefined)
    await reading()
  }
  /** Waits as long as the patience lasts, in milliseconds; false while documents are missing. */
  const refresh = async (patience: number): Promise<boolean> => {
    if (isComplete && Date.now() - checked < FRESH) return true
    const logged = reading().catch((err: unknown) =>
      payload.logger.error({ err, msg: 'The search could not read the documents' }),
    )
    const end = new AbortController()
    await Promise.race([logged, pause(patience, undefined, { signal: end.signal }).catch(() => {})])
    end.abort()
    return isComplete
  }
  /** The languages of the documents of a collection. */
  const languagesOf = (collection: string) =>
    [...(known.get(collection)?.values() ?? [])].map(({ languages }) => languages)
  return { file, follow, refresh, languagesOf }
}

type SearchIndex = ReturnType<typeof followTexts>

export const SEARCH = 'search'

export interface SearchSettings {
  /** Folder of the index. */
  readonly dataDir: string
}

/** Bundles of one process share Payload, and no modules. */
const KEY = Symbol.for('marquee.cms.search')

interface WithIndex {
  [KEY]?: Promise<SearchIndex> | undefined
}

/** The index of a process, which is filled from then on. */
export function searchIndexOf(payload: Payload): Promise<SearchIndex> {
  const holder = payload as Payload & WithIndex
  const { dataDir }: SearchSettings = payload.config.custom[SEARCH]
  holder[KEY] ??= openIndexFile(dataDir)
    .then((file) => followTexts(payload, file))
    .catch((error: unknown) => {
      // The next search tries again.
      holder[KEY] = undefined
      throw error
    })
  return holder[KEY]
}

/** Fills the index before the first search. */
export function startSearch(payload: Payload): void {
  searchIndexOf(payload)
    .then((index) => index.refresh(0))
    .catch((err: unknown) => payload.logger.error({ err, msg: 'The search could not be started' }))
}
