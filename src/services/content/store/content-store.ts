import { type Kysely, sql } from 'kysely'
import type pg from 'pg'
import { type SiteId, sites } from '../../../../config/sites.ts'
import type { Language } from '../../../../config/types.ts'
import { type CardReader, createCardReader } from './card-reader.ts'
import { type ChangeListener, type ContentChange, createChanges } from './changes.ts'
import { type Connections, openConnections } from './connections.ts'
import type { Engine } from './engine.ts'
import { createItemReader, type ItemReader } from './item-reader.ts'
import { type IndexHit, type SearchQuery, searchItems } from './search-reader.ts'
import { createSearchVocabulary, type SearchVocabulary } from './search-vocabulary.ts'
import { createShowtimeReader, type ShowtimeReader } from './showtime-reader.ts'
import type { Tables } from './tables.ts'

export interface SiteReader {
  readonly items: ItemReader
  readonly showtimes: ShowtimeReader
  readonly cards: CardReader
  search(query: SearchQuery): Promise<IndexHit[]>
}

export interface ContentStore {
  readonly engine: Engine
  readonly db: Kysely<Tables>
  /** For reading only: never waits for a transaction, and sees committed data. */
  readonly read: Kysely<Tables>
  readonly pool: pg.Pool | undefined
  site(site: SiteId): SiteReader
  transaction<Result>(work: (db: Kysely<Tables>) => Promise<Result>): Promise<Result>
  exclusively<Result>(work: () => Promise<Result>): Promise<Result>
  announce(change: ContentChange): Promise<void>
  announceIn(db: Kysely<Tables>, change: ContentChange): Promise<void>
  /** Notifies this process at once of what it has announced in a transaction. */
  catchUp(): Promise<void>
  /** Called for every announced change, of any process; returns an unsubscribe function. */
  onChange(listener: ChangeListener): () => void
  note(name: string): Promise<string | undefined>
  setNote(name: string, value: string): Promise<void>
  close(): Promise<void>
}

export interface StoreOptions {
  readonly dataDir: string
  readonly databaseUrl?: string | undefined
  readonly log?: (message: string, error: unknown) => void
}

const LOCK = 7_264_001

/** Throws a `StoreError` of one sentence. */
export async function openStore(options: StoreOptions): Promise<ContentStore> {
  const connections = await openConnections(options)
  const { engine, read, write, pool } = connections
  const changes = await createChanges(connections, options.log ?? (() => {}))
  const readers = new Map<SiteId, SiteReader>()
  const vocabularies = new Map<SiteId, SearchVocabulary>()
  changes.subscribe(({ site, tags }) => {
    if (tags.includes('search') || tags.includes('*')) vocabularies.get(site)?.forget()
  })
  return {
    engine,
    db: write,
    read,
    pool,
    site(site) {
      const vocabulary = vocabularies.get(site) ?? createSearchVocabulary(read, site)
      vocabularies.set(site, vocabulary)
      const reader = readers.get(site) ?? createSiteReader(connections, site, vocabulary)
      readers.set(site, reader)
      return reader
    },
    transaction: (work) => write.transaction().execute(work),
    exclusively: (work) => exclusively(connections, work),
    announce: changes.announce,
    announceIn: changes.announceIn,
    catchUp: changes.catchUp,
    onChange: changes.subscribe,
    note: async (name) =>
      (await read.selectFrom('notes').where('name', '=', name).select('value').executeTakeFirst())?.value,
    async setNote(name, value) {
      await write
        .insertInto('notes')
        .values({ name, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute()
    },
    async close() {
      await changes.close()
      await connections.close()
    },
  }
}

function createSiteReader(
  { read, engine }: Connections,
  site: SiteId,
  vocabulary: SearchVocabulary,
): SiteReader {
  const languages: readonly Language[] = sites[site].languages
  return {
    items: createItemReader(read, site, languages),
    showtimes: createShowtimeReader(read, site),
    cards: createCardReader(read, site),
    search: (query) => searchItems(read, engine, site, query, vocabulary),
  }
}

async function exclusively<Result>(
  { engine, write }: Connections,
  work: () => Promise<Result>,
): Promise<Result> {
  if (engine === 'sqlite') return work()
  return write.connection().execute(async (held) => {
    await sql`select pg_advisory_lock(${LOCK})`.execute(held)
    try {
      return await work()
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(held)
    }
  })
}
