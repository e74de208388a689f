import path from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'
import { readNewestDrafts } from './content/newest-drafts.ts'
import { keepRowsInPlace } from './content/rows-in-place.ts'
import type { CmsEnv } from './env.ts'
import { acceptFormerMigrations } from './former-migrations.ts'
import { migrations as onPostgres } from './migrations/postgres/index.ts'
import { migrations as onSqlite } from './migrations/sqlite/index.ts'
import { createSchema } from './postgres-schema.ts'
import { openSqlite } from './sqlite.ts'
import { accountForCommits } from './transactions.ts'
import { orderVersions } from './version-order.ts'
import { dropRepeatedVersions } from './versions/repeated-versions.ts'

/** PostgreSQL schema, because the site may use the same database. */
const SCHEMA = 'cms'

/** Functions that replace those of Payload's databases, SQLite or PostgreSQL; a later one wraps an earlier one. */
const extensions = [accountForCommits, orderVersions, dropRepeatedVersions, keepRowsInPlace, readNewestDrafts]

/** An adapter whose database is changed before Payload uses it. */
const extended = <T extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<T>,
  extend: (db: T) => void,
): DatabaseAdapterObj => ({
  ...adapter,
  init: (args) => {
    const db = adapter.init(args)
    for (const each of [acceptFormerMigrations, extend, ...extensions]) each(db)
    return db
  },
})

/** The database is built by migrations only, never by schema push. */
export function databaseOf({ databaseUrl, dataDir }: CmsEnv): DatabaseAdapterObj {
  const migrationDir = (dialect: string) => path.resolve('src/migrations', dialect)
  if (databaseUrl) {
    const adapter = postgresAdapter({
      pool: { connectionString: databaseUrl },
      schemaName: SCHEMA,
      push: false,
      migrationDir: migrationDir('postgres'),
      prodMigrations: onPostgres,
    })
    return extended(adapter, (db) => createSchema(db, SCHEMA))
  }
  const url = `file:${path.join(dataDir, 'cms.sqlite')}`
  const adapter = sqliteAdapter({
    client: { url },
    // Off by default on SQLite; a document and its delivery must be written together.
    transactionOptions: {},
    push: false,
    migrationDir: migrationDir('sqlite'),
    prodMigrations: onSqlite,
  })
  return extended(adapter, (db) => {
    const { connect, migrate } = db
    db.connect = async (options) => {
      const file = await openSqlite(url)
      db.client ??= file
      db.migrate = (options) => file.withoutForeignKeys(() => migrate.call(db, options))
      await connect?.call(db, options)
    }
  })
}
