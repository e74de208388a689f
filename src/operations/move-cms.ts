import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { OperatorError, reasonOf } from '@marquee/kit/start/operator-error.ts'
import SqliteDatabase from 'better-sqlite3'
import pg from 'pg'
import type { MovedTable } from './move.ts'
import { refuseOpenDatabase } from './open-database.ts'
import { createDigest } from './row-digest.ts'

type Row = Readonly<Record<string, unknown>>
/** Type of PostgreSQL by column. */
type Columns = ReadonlyMap<string, string>

const SCHEMA = 'cms'
const OWN_ROWS = 'payload_migrations'
const BATCH = 500
const workspace = resolve(import.meta.dirname, '../../cms')

/** The system's own migrations give both databases the tables of this version. */
async function migrate(dataDir: string, databaseUrl: string): Promise<void> {
  if (!existsSync(join(workspace, 'node_modules')))
    throw new OperatorError('The content management system is not installed: run npm ci in cms/ first.')
  const child = spawn(process.execPath, ['scripts/migrate.mjs'], {
    cwd: workspace,
    env: { ...process.env, CMS_DATA_DIR: dataDir, DATABASE_URL: '', CMS_DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString()
  })
  const code = await new Promise<number | null>((done) => child.once('close', done))
  if (code !== 0)
    throw new OperatorError(`The content management system could not make its tables: ${errors.trim()}`)
}

async function columnsByTable(client: pg.Client): Promise<ReadonlyMap<string, Columns>> {
  const { rows } = await client.query<{ table: string; column: string; type: string }>(
    `select table_name as table, column_name as column, data_type as type from information_schema.columns
      where table_schema = $1`,
    [SCHEMA],
  )
  return new Map(
    Object.entries(Object.groupBy(rows, ({ table }) => table)).map(([table, columns = []]) => [
      table,
      new Map(columns.map(({ column, type }) => [column, type])),
    ]),
  )
}

/** SQLite stores booleans as numbers, and JSON and dates as text. */
function toValue(value: unknown, type: string | undefined): unknown {
  if (value === null) return null
  if (type === 'boolean') return Boolean(value)
  return type === 'jsonb' && typeof value === 'string' ? JSON.parse(value) : value
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, each]) => [key, sorted(each)]),
  )
}

/** The same text for equal values of both databases. */
function comparable(value: unknown, type: string | undefined): unknown {
  if (value === null) return null
  if (type === 'jsonb') return JSON.stringify(sorted(value))
  if (type?.startsWith('timestamp'))
    return new Date(value instanceof Date ? value : String(value)).toISOString()
  return type === 'numeric' ? Number(value) : value
}

const comparableRow = (row: Row, columns: Columns): Row =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, comparable(value, columns.get(name))]))

const toRow = (row: Row, columns: Columns): Row =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, toValue(value, columns.get(name))]))

/** They refer to each other in circles; adding them again checks all rows. */
async function withoutForeignKeys(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = $1::regnamespace`,
    [SCHEMA],
  )
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`)
  await work()
  for (const { table, name, definition } of rows)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
}

async function continueCounting(client: pg.Client, table: string): Promise<void> {
  await client.query(
    `select setval(sequence, (select max(id) from ${table}))
      from pg_get_serial_sequence($1, 'id') as sequence
      where sequence is not null and exists (select 1 from ${table})`,
    [table],
  )
}

async function moveTable(from: SqliteDatabase.Database, client: pg.Client, name: string, columns: Columns) {
  const table = `"${SCHEMA}"."${name}"`
  const { rows: existing } = await client.query(`select 1 from ${table} limit 1`)
  if (existing.length > 0)
    throw new OperatorError(
      `The table ${SCHEMA}.${name} of the target has rows: move into an empty database.`,
    )
  const source = createDigest()
  let batch: Row[] = []
  const flush = async () => {
    await client.query(
      `insert into ${table} select * from json_populate_recordset(null::${table}, $1::json)`,
      [JSON.stringify(batch)],
    )
    batch = []
  }
  for (const stored of from.prepare<[], Row>(`select * from "${name}"`).iterate()) {
    const row = toRow(stored, columns)
    source.add(comparableRow(row, columns))
    batch.push(row)
    if (batch.length === BATCH) await flush()
  }
  if (batch.length > 0) await flush()
  if (columns.get('id') === 'integer') await continueCounting(client, table)
  const target = createDigest()
  for (const row of (await client.query<Row>(`select * from ${table}`)).rows)
    target.add(comparableRow(row, columns))
  const [{ rows, sum }, arrived] = [source.result(), target.result()]
  if (arrived.rows !== rows || arrived.sum !== sum)
    throw new OperatorError(`${SCHEMA}.${name}: ${rows} rows were sent, ${arrived.rows} arrived or differ.`)
  return { table: `${SCHEMA}.${name}`, rows }
}

async function copyTables(from: SqliteDatabase.Database, client: pg.Client): Promise<readonly MovedTable[]> {
  const known = await columnsByTable(client)
  const names = from
    .prepare<[], string>(
      `select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name`,
    )
    .pluck()
    .all()
    .filter((name) => name !== OWN_ROWS)
  const moved: MovedTable[] = []
  await client.query('begin')
  await withoutForeignKeys(client, async () => {
    for (const name of names) {
      const columns = known.get(name)
      if (!columns) throw new OperatorError(`The target has no table ${SCHEMA}.${name}.`)
      moved.push(await moveTable(from, client, name, columns))
    }
  })
  await client.query('commit')
  return moved
}

/**
 * Copies every table of the content management system from its SQLite file to the schema `cms` of PostgreSQL, in one transaction.
 * Pictures stay in the folder. Null without a file. Throws an OperatorError.
 */
export async function moveCmsToPostgres(dataDir: string, databaseUrl: string) {
  const file = join(dataDir, 'cms.sqlite')
  if (!existsSync(file)) return null
  refuseOpenDatabase(file)
  await migrate(dataDir, '')
  await migrate(dataDir, databaseUrl)
  const from = new SqliteDatabase(file, { readonly: true, fileMustExist: true })
  const client = new pg.Client({ connectionString: databaseUrl })
  try {
    await client.connect()
    return await copyTables(from, client)
  } catch (error) {
    if (error instanceof OperatorError) throw error
    throw new OperatorError(`Nothing of the content management system was moved: ${reasonOf(error)}.`)
  } finally {
    from.close()
    await client.end()
  }
}
