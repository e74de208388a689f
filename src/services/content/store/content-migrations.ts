import { countedKey, type Engine } from '@marquee/kit/database/columns.ts'
import type { Migrations } from '@marquee/kit/database/migrations.ts'
import { type Kysely, sql } from 'kysely'
import type { ContentTables } from './content-tables.ts'
import { indexKind } from './search-writer.ts'

type AnyDatabase = Kysely<unknown>

export const contentMigrations: Migrations = {
  '0001-content': createContentTables,
  '0002-cards': createCardTables,
  '0003-feedback': createFeedback,
  '0009-search-details': indexMore,
  '0022-search-names': addNames,
  '0027-availability': addAvailability,
  '0047-showtime-prices': addPrices,
  '0053-free-seats': addFreeSeats,
}

/** A mistyped word may be a name everywhere but in the prose of articles, in which nearly every word has a similar one. */
const namesColumn = (storage: 'stored' | 'virtual') =>
  `alter table search add column names text generated always as
    (' ' || title || case when kind in ('show', 'show-detail', 'cinema') then ' ' || body else '' end) ${storage}`

/** PostgreSQL gets its index at the start (`content-store.ts`), because its extension may need another user's right. */
async function addNames(db: AnyDatabase, engine: Engine): Promise<void> {
  const statements =
    engine === 'postgres' ? [namesColumn('stored')] : [namesColumn('virtual'), ...sqliteNames]
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const sqliteNames = [
  `create virtual table search_index_names using fts5(names, content='search', content_rowid='rowid', tokenize='trigram case_sensitive 1', detail=none)`,
  `create trigger search_names_added after insert on search begin
    insert into search_index_names(rowid, names) values (new.rowid, new.names); end`,
  `create trigger search_names_removed after delete on search begin
    insert into search_index_names(search_index_names, rowid, names) values ('delete', old.rowid, old.names); end`,
  `insert into search_index_names(search_index_names) values ('rebuild')`,
]

async function indexMore(db: Kysely<ContentTables>): Promise<void> {
  for (const kind of ['show-detail', 'master-template'] as const) await indexKind(db, kind)
}

async function addAvailability(db: AnyDatabase): Promise<void> {
  await db.schema.alterTable('showtimes').addColumn('availability', 'text').execute()
  await db.schema.alterTable('showtimes').addColumn('availability_as_of', 'text').execute()
}

async function addPrices(db: AnyDatabase): Promise<void> {
  await db.schema.alterTable('showtimes').addColumn('price', 'double precision').execute()
}

async function addFreeSeats(db: AnyDatabase): Promise<void> {
  await db.schema.alterTable('showtimes').addColumn('seats_free', 'integer').execute()
}

async function createContentTables(db: AnyDatabase, engine: Engine): Promise<void> {
  await createItemTables(db)
  await createShowtimes(db, engine)
  await createSearch(db, engine)
  await createBookkeeping(db, engine)
}

async function createItemTables(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('sources')
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('shown', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('sources_key', ['site', 'source'])
    .execute()
  await db.schema
    .createTable('items')
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('base', 'text')
    .addColumn('edit', 'text')
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('items_key', ['site', 'source', 'kind', 'id', 'language'])
    .execute()
  await db.schema.createIndex('items_by_slug').on('items').columns(['site', 'kind', 'slug']).execute()
}

async function createShowtimes(db: AnyDatabase, engine: Engine): Promise<void> {
  await db.schema
    .createTable('showtimes')
    .addColumn('id', countedKey(engine), (column) => column.primaryKey())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('show', 'text', (column) => column.notNull())
    .addColumn('cinema', 'text', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('time', 'text', (column) => column.notNull())
    .addColumn('end_time', 'text')
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('tags', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('auditorium', 'text')
    .addColumn('capacity', 'text')
    .addColumn('reservability_start', 'text')
    .addColumn('reservability_end', 'text')
    .addColumn('is_movie', 'integer')
    .addColumn('booking', 'text')
    .addColumn('special', 'text')
    .addColumn('edit', 'text')
    .execute()
  await db.schema
    .createIndex('showtimes_by_cinema')
    .on('showtimes')
    .columns(['site', 'source', 'cinema', 'date'])
    .execute()
  await db.schema
    .createIndex('showtimes_by_show')
    .on('showtimes')
    .columns(['site', 'source', 'show', 'date'])
    .execute()
}

async function createSearch(db: AnyDatabase, engine: Engine): Promise<void> {
  await db.schema
    .createTable('search')
    .addColumn('rowid', countedKey(engine), (column) => column.primaryKey())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('search_by_item')
    .on('search')
    .columns(['site', 'source', 'kind', 'id', 'language'])
    .execute()
  const statements = engine === 'postgres' ? postgresIndex : sqliteIndex
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const postgresIndex = [
  `alter table search add column document tsvector generated always as (to_tsvector('simple', title || ' ' || body)) stored`,
  'create index search_document on search using gin (document)',
]

const sqliteIndex = [
  `create virtual table search_index using fts5(title, body, content='search', content_rowid='rowid', tokenize='unicode61 remove_diacritics 0')`,
  `create trigger search_added after insert on search begin
    insert into search_index(rowid, title, body) values (new.rowid, new.title, new.body); end`,
  `create trigger search_removed after delete on search begin
    insert into search_index(search_index, rowid, title, body) values ('delete', old.rowid, old.title, old.body); end`,
]

async function createBookkeeping(db: AnyDatabase, engine: Engine): Promise<void> {
  await db.schema
    .createTable('generated_days')
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('generated_days_key', ['site', 'source', 'date'])
    .execute()
  await db.schema
    .createTable('changes')
    .addColumn('id', countedKey(engine), (column) => column.primaryKey())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('tags', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('import_journal')
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('call', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('run', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('body', 'text')
    .addColumn('fetched_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('import_journal_key', ['site', 'source', 'call', 'language'])
    .execute()
  await db.schema
    .createTable('notes')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
}

async function createFeedback(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('feedback')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('rating', 'integer', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('feedback_by_site').on('feedback').columns(['site', 'at']).execute()
}

async function createCardTables(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('cards')
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('number', 'text', (column) => column.notNull())
    .addColumn('pin', 'text')
    .addColumn('label', 'text')
    .addColumn('amount', 'double precision')
    .addColumn('quantity', 'integer')
    .addColumn('expires_on', 'text')
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('cards_key', ['site', 'kind', 'number', 'source'])
    .execute()
  await db.schema
    .createTable('spent_captchas')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'integer', (column) => column.notNull())
    .execute()
}
