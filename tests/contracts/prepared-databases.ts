import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { SiteId } from '#config/sites.ts'
import { createDemo } from '../../demo/seed.ts'
import { openStore, type openStoreDatabase, type Store } from '../../src/wiring/open-store.ts'
import { type DatabaseServer, type engines, startDatabases, type TestDatabase } from './databases.ts'

type Engine = (typeof engines)[number]

const FILE = 'content.sqlite'

/** SQLite files by what they have, for all test files of a worker. */
const files = new Map<string, Promise<Buffer>>()

/** Databases with the store's tables. */
export async function startMigratedDatabases(engine: Engine): Promise<DatabaseServer> {
  const server = await startDatabases(engine)
  return engine === 'postgres' ? server : copyingFiles(server, 'tables', async () => {})
}

/** Databases with the demo programme of some sites. */
export async function startFilledDatabases(
  engine: Engine,
  sites: readonly SiteId[],
  now: number,
): Promise<DatabaseServer> {
  const server = await startDatabases(engine)
  const fill = (store: Store) =>
    createDemo(store, { artDir: path.resolve('demo/art'), seed: 'marquee', sites }).roll(now)
  if (engine === 'sqlite') return copyingFiles(server, `${sites} ${now}`, fill)
  const template = await server.create()
  await prepared(template, fill)
  return {
    ...server,
    create: () => server.copy(template),
    async stop() {
      await template.drop()
      await server.stop()
    },
  }
}

type Fill = (store: Store) => Promise<unknown>

async function copyingFiles(server: DatabaseServer, key: string, fill: Fill): Promise<DatabaseServer> {
  const reading = files.get(key) ?? preparedFile(server, fill)
  files.set(key, reading)
  const file = await reading
  return {
    ...server,
    async create() {
      const database = await server.create()
      writeFileSync(path.join(database.dataDir, FILE), file)
      return database
    },
  }
}

async function preparedFile(server: DatabaseServer, fill: Fill): Promise<Buffer> {
  const database = await server.create()
  try {
    await prepared(database, fill)
    return readFileSync(path.join(database.dataDir, FILE))
  } finally {
    await database.drop()
  }
}

async function prepared(database: TestDatabase, fill: Fill): Promise<void> {
  const store = await openStore(database)
  try {
    await fill(store)
  } finally {
    await store.close()
  }
}

type StoreDatabase = Awaited<ReturnType<typeof openStoreDatabase>>

const tableNames = {
  sqlite: `select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%'`,
  postgres: `select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely_%'`,
} as const

/** A function that deletes every row, and every other file of the data folder. */
export async function emptying(
  { engine, db, pool, transaction }: StoreDatabase,
  dataDir: string,
): Promise<() => Promise<void>> {
  const { rows } = await sql.raw<{ name: string }>(tableNames[engine]).execute(db)
  const statements = [
    // The audit log refuses to lose a row that is younger.
    `insert into audit_retention (id, personal_before, rows_before) values (0, '~', '~')`,
    ...rows
      .map(({ name }) => name)
      .sort((one, other) => Number(one === 'audit_retention') - Number(other === 'audit_retention'))
      .map((name) => `delete from "${name}"`),
  ]
  const emptyTables = pool
    ? () => pool.query(statements.join(';'))
    : () => transaction((within) => runAll(within, statements))
  return async () => {
    await emptyTables()
    for (const name of readdirSync(dataDir))
      if (!name.startsWith(FILE)) rmSync(path.join(dataDir, name), { recursive: true })
  }
}

async function runAll<Tables>(db: Kysely<Tables>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
