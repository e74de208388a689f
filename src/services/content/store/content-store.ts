import type { Database } from '@marquee/kit/database/database.ts'
import { type Kysely, sql } from 'kysely'
import { type SiteId, sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { type CardReader, createCardReader } from './card-reader.ts'
import { type ChangeListener, type ContentChange, createChanges } from './changes.ts'
import type { ContentTables } from './content-tables.ts'
import { createItemReader, type ItemReader } from './item-reader.ts'
import { type IndexHit, type SearchQuery, searchItems } from './search-reader.ts'
import { createShowtimeReader, type ShowtimeReader } from './showtime-reader.ts'

export interface SiteReader {
  readonly items: ItemReader
  readonly showtimes: ShowtimeReader
  readonly cards: CardReader
  search(query: SearchQuery): Promise<IndexHit[]>
}

export interface Content {
  site(site: SiteId): SiteReader
  announce(change: ContentChange): Promise<void>
  announceIn(db: Kysely<ContentTables>, change: ContentChange): Promise<void>
  /** Notifies this process at once of what it has announced in a transaction. */
  catchUp(): Promise<void>
  /** Called for every announced change, of any process; returns an unsubscribe function. */
  onChange(listener: ChangeListener): () => void
  note(name: string): Promise<string | undefined>
  setNote(name: string, value: string): Promise<void>
}

export interface ContentStore extends Database<ContentTables>, Content {}

interface OpenedContent extends Content {
  /** Ends the notifications; the database stays open. */
  close(): Promise<void>
}

/**
 * PostgreSQL's index of the trigrams of names, unless it exists. Without the right to create the extension,
 * corrections read the names of the site instead: the same results, more slowly.
 */
async function createTrigramIndex(
  { engine, db, exclusively }: Pick<Database<ContentTables>, 'engine' | 'db' | 'exclusively'>,
  log: (message: string, error: unknown) => void,
): Promise<void> {
  if (engine === 'sqlite') return
  const { rows } = await sql`select 1 where to_regclass('search_names') is not null`.execute(db)
  if (rows.length > 0) return
  try {
    await exclusively(async () => {
      await sql`create extension if not exists pg_trgm`.execute(db)
      await sql`create index if not exists search_names on search using gin (names gin_trgm_ops)`.execute(db)
    })
  } catch (error) {
    log(
      'the search corrects mistyped words without an index, which is slower: let the owner of the database run "create extension pg_trgm", and start again',
      error,
    )
  }
}

export async function openContent(
  database: Database<ContentTables>,
  log: (message: string, error: unknown) => void,
): Promise<OpenedContent> {
  const { read, db } = database
  await createTrigramIndex(database, log)
  const changes = await createChanges(database, log)
  const readers = new Map<SiteId, SiteReader>()
  return {
    site(site) {
      const reader = readers.get(site) ?? createSiteReader(database, site)
      readers.set(site, reader)
      return reader
    },
    announce: changes.announce,
    announceIn: changes.announceIn,
    catchUp: changes.catchUp,
    onChange: changes.subscribe,
    note: async (name) =>
      (await read.selectFrom('notes').where('name', '=', name).select('value').executeTakeFirst())?.value,
    async setNote(name, value) {
      await db
        .insertInto('notes')
        .values({ name, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute()
    },
    close: changes.close,
  }
}

function createSiteReader({ read, engine }: Database<ContentTables>, site: SiteId): SiteReader {
  const languages: readonly Language[] = sites[site].languages
  return {
    items: createItemReader(read, site, languages),
    showtimes: createShowtimeReader(read, site),
    cards: createCardReader(read, site),
    search: (query) => searchItems(read, engine, site, query),
  }
}
