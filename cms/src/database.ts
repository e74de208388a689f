import path from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import type { CmsEnv } from './env.ts'
import { migrations as onPostgres } from './migrations/postgres/index.ts'
import { migrations as onSqlite } from './migrations/sqlite/index.ts'

/** Schema of the tables in a PostgreSQL that the site may use too. */
const SCHEMA = 'cms'
const BUSY = 5_000

/** The database as its migrations make it; nothing is ever pushed. */
export function databaseOf({ databaseUrl, dataDir }: CmsEnv) {
  const migrationDir = (dialect: string) => path.resolve('src/migrations', dialect)
  if (databaseUrl) {
    return postgresAdapter({
      pool: { connectionString: databaseUrl },
      schemaName: SCHEMA,
      push: false,
      migrationDir: migrationDir('postgres'),
      prodMigrations: onPostgres,
    })
  }
  return sqliteAdapter({
    client: { url: `file:${path.join(dataDir, 'cms.sqlite')}` },
    wal: true,
    busyTimeout: BUSY,
    // Off by default on SQLite: without it a document and the note that it has to be sent could part.
    transactionOptions: {},
    push: false,
    migrationDir: migrationDir('sqlite'),
    prodMigrations: onSqlite,
  })
}
