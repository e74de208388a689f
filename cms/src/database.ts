import path from 'node:path'
import { postgresAdapter, sql } from '@payloadcms/db-postgres'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import type { CmsEnv } from './env.ts'
import { migrations as onPostgres } from './migrations/postgres/index.ts'
import { migrations as onSqlite } from './migrations/sqlite/index.ts'
import { openSqlite } from './sqlite.ts'
import { accountable } from './transactions.ts'

/** Schema of the tables in a PostgreSQL that the site may use too. */
const SCHEMA = 'cms'

type PostgresMigrations = typeof onPostgres

/** The first migration makes the tables, and takes the schema in which they stand for given. */
const withSchema = ([first, ...others]: PostgresMigrations): PostgresMigrations =>
  first
    ? [
        {
          ...first,
          up: async (args) => {
            await args.db.execute(sql.raw(`CREATE SCHEMA IF NOT EXISTS "${SCHEMA}"`))
            await first.up(args)
          },
        },
        ...others,
      ]
    : []

/** The database as its migrations make it; nothing is ever pushed. */
export function databaseOf({ databaseUrl, dataDir }: CmsEnv) {
  const migrationDir = (dialect: string) => path.resolve('src/migrations', dialect)
  if (databaseUrl) {
    return accountable(
      postgresAdapter({
        pool: { connectionString: databaseUrl },
        schemaName: SCHEMA,
        push: false,
        migrationDir: migrationDir('postgres'),
        prodMigrations: withSchema(onPostgres),
      }),
    )
  }
  const url = `file:${path.join(dataDir, 'cms.sqlite')}`
  const adapter = sqliteAdapter({
    client: { url },
    // Off by default on SQLite: without it a document and the note that it has to be sent could part.
    transactionOptions: {},
    push: false,
    migrationDir: migrationDir('sqlite'),
    prodMigrations: onSqlite,
  })
  return accountable({
    ...adapter,
    init: (args) => {
      const db = adapter.init(args)
      const connect = db.connect
      db.connect = async (options) => {
        db.client ??= await openSqlite(url)
        await connect?.call(db, options)
      }
      return db
    },
  })
}
