import { type Kysely, sql } from 'kysely'
import type pg from 'pg'
import type { Engine } from './columns.ts'
import { type DatabaseOptions, openConnections } from './connections.ts'
import type { Migrations } from './migrations.ts'

/** Each service names its own tables. A database with more tables fits too. */
export interface Database<Tables> {
  readonly engine: Engine
  readonly db: Kysely<Tables>
  /** A connection for reading only: it never waits for a transaction, and sees committed data. */
  readonly read: Kysely<Tables>
  /** Undefined on SQLite. */
  readonly pool: pg.Pool | undefined
  transaction<Result>(work: (db: Kysely<Tables>) => Promise<Result>): Promise<Result>
  /** Runs in one process at a time. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

const LOCK = 7_264_001

/** Brings the tables of all services up to date. Throws an `OperatorError` of one sentence. */
export async function openDatabase<Tables>(
  options: DatabaseOptions,
  services: readonly Migrations[],
): Promise<Database<Tables>> {
  const { engine, read, write, pool, close } = await openConnections<Tables>(options, services)
  return {
    engine,
    db: write,
    read,
    pool,
    transaction: (work) => write.transaction().execute(work),
    exclusively: (work) => (engine === 'sqlite' ? work() : holdingLock(write, work)),
    close,
  }
}

function holdingLock<Tables, Result>(write: Kysely<Tables>, work: () => Promise<Result>): Promise<Result> {
  return write.connection().execute(async (held) => {
    await sql`select pg_advisory_lock(${LOCK})`.execute(held)
    try {
      return await work()
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(held)
    }
  })
}
