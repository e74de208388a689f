import { type Kysely, sql } from 'kysely'
import type { ContentStore } from './content-store.ts'
import type { Tables } from './tables.ts'

/** Held until the transaction ends. A no-op on SQLite, which has a single writer. */
export async function acquireLock(
  db: Kysely<Tables>,
  { engine }: Pick<ContentStore, 'engine'>,
  key: string,
): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db)
}

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
