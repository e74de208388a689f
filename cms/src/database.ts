import path from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'
import { extendAdapter } from './content/extend-adapter.ts'
import { withoutLateAutosaves } from './content/late-autosaves.ts'
import { withNewestDrafts } from './content/newest-drafts.ts'
import { withRowsInPlace } from './content/rows-in-place.ts'
import type { CmsEnv } from './env.ts'
import { withFormerMigrations } from './former-migrations.ts'
import { migrations as onPostgres } from './migrations/postgres/index.ts'
import { migrations as onSqlite } from './migrations/sqlite/index.ts'
import { withSchema } from './postgres-schema.ts'
import { openSqlite } from './sqlite.ts'
import { accountable } from './transactions.ts'
import { withOrderedVersions } from './version-order.ts'

/** PostgreSQL schema, because the site may use the same database. */
const SCHEMA = 'cms'

function adapterOf({ databaseUrl, dataDir }: CmsEnv): DatabaseAdapterObj {
  const migrationDir = (dialect: string) => path.resolve('src/migrations', dialect)
  if (databaseUrl) {
    const adapter = withFormerMigrations(
      postgresAdapter({
        pool: { connectionString: databaseUrl },
        schemaName: SCHEMA,
        push: false,
        migrationDir: migrationDir('postgres'),
        prodMigrations: onPostgres,
      }),
    )
    return accountable(withSchema(adapter, SCHEMA))
  }
  const url = `file:${path.join(dataDir, 'cms.sqlite')}`
  const adapter = withFormerMigrations(
    sqliteAdapter({
      client: { url },
      // Off by default on SQLite; a document and its delivery must be written together.
      transactionOptions: {},
      push: false,
      migrationDir: migrationDir('sqlite'),
      prodMigrations: onSqlite,
    }),
  )
  return accountable(
    extendAdapter(adapter, (db) => {
      const { connect, migrate } = db
      db.connect = async (options) => {
        const file = await openSqlite(url)
        db.client ??= file
        db.migrate = (options) => file.withoutForeignKeys(() => migrate.call(db, options))
        await connect?.call(db, options)
      }
    }),
  )
}

/** The database is built by migrations only, never by schema push. */
export const databaseOf = (env: CmsEnv) =>
  withNewestDrafts(
    withRowsInPlace(withoutLateAutosaves(withOrderedVersions<BaseDatabaseAdapter>(adapterOf(env)))),
  )
