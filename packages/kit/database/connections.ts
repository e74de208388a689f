import { accessSync, constants, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresDialect,
  SqliteDialect,
  type SqliteDialectConfig,
  type SqliteDriver,
} from 'kysely'
import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import { OperatorError, oneLine, reasonOf } from '../start/operator-error.ts'
import type { Engine } from './columns.ts'
import { type Migrations, migrate } from './migrations.ts'
import { PatientDriver } from './patient-driver.ts'

export interface DatabaseOptions {
  readonly dataDir: string
  /** PostgreSQL; otherwise a file in `dataDir`. */
  readonly databaseUrl?: string | undefined
}

interface Connections<Tables> {
  readonly engine: Engine
  /** It never waits for a transaction of `write`. */
  readonly read: Kysely<Tables>
  readonly write: Kysely<Tables>
  readonly pool: pg.Pool | undefined
  close(): Promise<void>
}

/** Milliseconds for opening the file, before anything is served. Later `PatientDriver` waits. */
const OPENING_TIMEOUT = 15_000
const MAX_STATEMENTS = 200

/** Throws an `OperatorError` of one sentence; never replaces an existing file. */
export async function openConnections<Tables>(
  { dataDir, databaseUrl }: DatabaseOptions,
  services: readonly Migrations[],
): Promise<Connections<Tables>> {
  return databaseUrl ? openPostgres(databaseUrl, services) : openSqlite(dataDir, services)
}

async function openSqlite<Tables>(
  dataDir: string,
  services: readonly Migrations[],
): Promise<Connections<Tables>> {
  const file = path.join(dataDir, 'content.sqlite')
  assertWritable(dataDir, file)
  const opened: SqliteDatabase.Database[] = []
  const open = (readonly: boolean) => {
    const database = openFile(file, readonly)
    opened.push(database)
    return database
  }
  try {
    const write = new Kysely<Tables>({ dialect: new WritingDialect({ database: open(false) }) })
    await migrate(write, 'sqlite', services, file)
    const read = new Kysely<Tables>({
      dialect: new PatientDialect({ database: cachingStatements(open(true)) }),
    })
    return {
      engine: 'sqlite',
      read,
      write,
      pool: undefined,
      async close() {
        await Promise.all([read.destroy(), write.destroy()])
        rememberClosed(file)
      },
    }
  } catch (error) {
    for (const database of opened) database.close()
    throw sqliteError(error, file)
  }
}

/** Caches prepared statements: preparing takes as long as running a short query. */
function cachingStatements(database: SqliteDatabase.Database) {
  const statements = new LRUCache<string, SqliteDatabase.Statement<unknown[]>>({ max: MAX_STATEMENTS })
  return {
    prepare(statement: string) {
      const prepared = statements.get(statement) ?? database.prepare<unknown[]>(statement)
      statements.set(statement, prepared)
      return prepared
    },
    close: () => void database.close(),
  }
}

class PatientDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig

  constructor(config: SqliteDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): SqliteDriver {
    return new PatientDriver(this.#config)
  }
}

/** BEGIN IMMEDIATE: a deferred transaction that starts with a read fails if another process writes. */
class WritingDialect extends SqliteDialect {
  readonly #config: { readonly database: SqliteDatabase.Database }

  constructor(config: { readonly database: SqliteDatabase.Database }) {
    super(config)
    this.#config = config
  }

  override createDriver(): SqliteDriver {
    return new WritingDriver(this.#config.database)
  }
}

class WritingDriver extends PatientDriver {
  readonly #database: SqliteDatabase.Database

  constructor(database: SqliteDatabase.Database) {
    super({ database: cachingStatements(database) })
    this.#database = database
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /** A full disk has already ended the transaction; report that error, not the failing rollback. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection)
  }
}

const closedFile = (file: string) => `${file}.closed`

/** Undefined while another process has the file open, or after one has crashed: SQLite removes its log at the last close. */
function stateOf(file: string): string | undefined {
  if (!existsSync(file) || existsSync(`${file}-wal`)) return undefined
  const { size, mtimeNs } = statSync(file, { bigint: true })
  return `${size} ${mtimeNs}`
}

function rememberClosed(file: string): void {
  const state = stateOf(file)
  try {
    if (state !== undefined) writeFileSync(closedFile(file), state)
  } catch {
    // The next start checks the file.
  }
}

/** Checking a file takes 2 ms for each megabyte, so one that nobody has changed since a clean stop is not checked again. */
const isAsClosed = (file: string): boolean =>
  existsSync(closedFile(file)) && readFileSync(closedFile(file), 'utf8') === stateOf(file)

function openFile(file: string, readonly: boolean): SqliteDatabase.Database {
  const isChecked = readonly || isAsClosed(file)
  const database = new SqliteDatabase(file, { readonly, timeout: OPENING_TIMEOUT })
  if (!readonly) {
    database.pragma('journal_mode = WAL')
    // A confirmed write must survive a power cut.
    database.pragma('synchronous = FULL')
  }
  if (!isChecked) {
    const verdict = database.pragma('quick_check(1)', { simple: true })
    if (verdict !== 'ok') throw new OperatorError(brokenFile(file, String(verdict ?? 'no answer')))
  }
  database.pragma('cache_size = -8000')
  database.pragma('temp_store = MEMORY')
  database.pragma('busy_timeout = 0')
  return database
}

function assertWritable(dataDir: string, file: string): void {
  try {
    makeFolder(path.resolve(dataDir))
    accessSync(dataDir, constants.W_OK | constants.X_OK)
    if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK)
  } catch (error) {
    throw new OperatorError(
      `The data folder ${dataDir} cannot be written (${reasonOf(error)}); set DATA_DIR to a folder this user may write to.`,
      { cause: error },
    )
  }
}

/** `mkdirSync`'s own `recursive` never returns on file systems that refuse new folders (/proc). */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(path.dirname(folder))
  mkdirSync(folder)
}

function sqliteError(error: unknown, file: string): OperatorError {
  if (error instanceof OperatorError) return error
  const code = error instanceof SqliteDatabase.SqliteError ? error.code : ''
  if (code === 'SQLITE_NOTADB' || code.startsWith('SQLITE_CORRUPT'))
    return new OperatorError(brokenFile(file, reasonOf(error)), { cause: error })
  if (code.startsWith('SQLITE_BUSY'))
    return new OperatorError(
      `The content database ${file} is locked by another process; stop it and try again.`,
      { cause: error },
    )
  return new OperatorError(`The content database ${file} cannot be opened (${reasonOf(error)}).`, {
    cause: error,
  })
}

const brokenFile = (file: string, reason: string) =>
  `The content database ${file} is broken (${oneLine(reason)}); nothing was changed: restore it from a backup, or move it away to start with a new one.`

async function openPostgres<Tables>(
  databaseUrl: string,
  services: readonly Migrations[],
): Promise<Connections<Tables>> {
  const { Pool } = (await import('pg')).default
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 10_000,
    application_name: 'marquee-content',
  })
  // The pool replaces a connection lost while idle; without a listener the error would end the process.
  pool.on('error', () => {})
  // The same for one that is lost while in use: the query rejects, and nothing else may end the process.
  pool.on('connect', (client) => void client.on('error', () => {}))
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  try {
    await migrate(database, 'postgres', services, placeOf(databaseUrl))
    return { engine: 'postgres', read: database, write: database, pool, close: () => database.destroy() }
  } catch (error) {
    await pool.end().catch(() => {})
    if (error instanceof OperatorError) throw error
    throw new OperatorError(
      `The content database at ${placeOf(databaseUrl)} cannot be opened (${reasonOf(error)}).`,
      { cause: error },
    )
  }
}

function placeOf(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'DATABASE_URL (not an address)'
  const { hostname, port, pathname } = new URL(databaseUrl)
  return `${hostname}:${port || 5432}${pathname}`
}
