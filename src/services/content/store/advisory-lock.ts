import { type Kysely, sql } from 'kysely'
import type { ContentStore } from './content-store.ts'
import type { Tables } from './tables.ts'

/** Until the end of the transaction no other that asks for the same key goes on, of all processes on the store. SQLite has one writer at a time anyhow. */
export async function acquireLock(
  db: Kysely<Tables>,
  { engine }: Pick<ContentStore, 'engine'>,
  key: string,
): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db)
}

/** Runs a transaction that holds the lock of a key from its beginning. */
export function withAdvisoryLock<Result>(
  store: Pick<ContentStore, 'engine' | 'transaction'>,
  key: string,
  work: (db: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return store.transaction(async (db) => {
    await acquireLock(db, store, key)
    return work(db)
  })
}
