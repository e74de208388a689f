import { type Kysely, sql } from 'kysely'
import type { ContentStore } from '../../content/store/content-store.ts'
import type { Tables } from '../../content/store/tables.ts'

/** The database of the content, in which clients have tables of their own. */
export type AccountStore = Pick<ContentStore, 'engine' | 'db' | 'read' | 'transaction'>
export type Database = Kysely<Tables>

/**
 * Runs a transaction that no other with the same key runs beside: of all processes on the store. SQLite has one writer at a time anyhow.
 */
export function alone<Result>({ engine, transaction }: AccountStore, key: string, work: (db: Database) => Promise<Result>): Promise<Result> {
  return transaction(async (db) => {
    if (engine === 'postgres') await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db)
    return work(db)
  })
}
