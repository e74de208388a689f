import SqliteDatabase from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import { rateLimitMigrations } from './rate-limit-migrations.ts'
import type { RateLimitStore, RateLimitTables } from './rate-limiter.ts'

export async function memoryStore(): Promise<RateLimitStore> {
  const database = new SqliteDatabase(':memory:')
  const db = new Kysely<RateLimitTables>({ dialect: new SqliteDialect({ database }) })
  for (const migration of Object.values(rateLimitMigrations)) await migration(db, 'sqlite')
  return { db, read: db, transaction: (work) => db.transaction().execute(work) }
}
