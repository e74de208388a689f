import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'
import type { Database } from './database.ts'

/** Held until the transaction ends. A no-op on SQLite, which has a single writer. */
export async function acquireLock(
  db: QueryExecutorProvider,
  { engine }: Pick<Database<never>, 'engine'>,
  key: string,
): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db)
}

export function withAdvisoryLock<Tables, Result>(
  store: Pick<Database<Tables>, 'engine' | 'transaction'>,
  key: string,
  work: (db: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return store.transaction(async (db) => {
    await acquireLock(db, store, key)
    return work(db)
  })
}
