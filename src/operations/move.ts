import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '@marquee/kit/database/database.ts'
import { OperatorError, reasonOf } from '@marquee/kit/start/operator-error.ts'
import { type Kysely, sql } from 'kysely'
import { storedMigrations } from '../wiring/open-store.ts'
import { refuseOpenDatabase } from './open-database.ts'
import { createDigest } from './row-digest.ts'

type Tables = Record<string, Record<string, unknown>>
type AnyDatabase = Kysely<Tables>

export interface MovedTable {
  readonly table: string
  readonly rows: number
}

/** PostgreSQL takes 65,535 parameters in a statement. */
const PARAMETERS = 30_000

async function tablesOf(db: AnyDatabase): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' and name not like 'sqlite_%'
      and name not like 'search_index%' and name not like 'kysely_%' order by name`.execute(db)
  return rows.map(({ name }) => name)
}

async function columnsOf(db: AnyDatabase, table: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(db)
  return rows.map(({ name }) => name)
}

/** Moves the sequence of a counted key behind the last row. */
async function continueCounting(db: AnyDatabase, table: string, columns: readonly string[]): Promise<void> {
  for (const column of columns) {
    const { rows } = await sql<{ sequence: string | null }>`
      select pg_get_serial_sequence(${`"${table}"`}, ${column}) as sequence`.execute(db)
    const sequence = rows[0]?.sequence
    if (!sequence) continue
    const last = sql`(select max(${sql.ref(column)}) from ${sql.table(table)})`
    await sql`select setval(${sequence}, coalesce(${last}, 1), ${last} is not null)`.execute(db)
  }
}

async function moveTable(from: AnyDatabase, to: AnyDatabase, table: string): Promise<MovedTable> {
  const columns = await columnsOf(from, table)
  const { rows: existing } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(to)
  if (existing.length > 0)
    throw new OperatorError(`The table ${table} of the target has rows: move into an empty database.`)
  const source = createDigest()
  const size = Math.floor(PARAMETERS / columns.length)
  let batch: Record<string, unknown>[] = []
  const flush = async () => {
    if (batch.length > 0) await to.insertInto(table).values(batch).execute()
    batch = []
  }
  const stored = columns.map((column) => sql.ref<unknown>(column).as(column))
  for await (const row of from.selectFrom(table).select(stored).stream()) {
    source.add(row)
    batch.push(row)
    if (batch.length === size) await flush()
  }
  await flush()
  await continueCounting(to, table, columns)
  const target = createDigest()
  for (const row of await to.selectFrom(table).select(stored).execute()) target.add(row)
  const [{ rows, sum }, arrived] = [source.result(), target.result()]
  if (arrived.rows !== rows || arrived.sum !== sum)
    throw new OperatorError(`${table}: ${rows} rows were sent, ${arrived.rows} arrived or differ.`)
  return { table, rows }
}

/**
 * Copies every table of the embedded services from the SQLite file of `dataDir` to PostgreSQL, in one transaction. The file stays as it is.
 * Throws an OperatorError.
 */
export async function moveToPostgres(dataDir: string, databaseUrl: string): Promise<readonly MovedTable[]> {
  const file = join(dataDir, 'content.sqlite')
  if (!existsSync(file)) throw new OperatorError(`${dataDir} has no content.sqlite to move.`)
  refuseOpenDatabase(file)
  const from = await openDatabase<Tables>({ dataDir }, storedMigrations)
  try {
    const to = await openDatabase<Tables>({ dataDir, databaseUrl }, storedMigrations)
    try {
      return await to.transaction(async (db) => {
        const moved: MovedTable[] = []
        for (const table of await tablesOf(from.read)) moved.push(await moveTable(from.read, db, table))
        return moved
      })
    } catch (error) {
      if (error instanceof OperatorError) throw error
      throw new OperatorError(`Nothing was moved: ${reasonOf(error)}.`)
    } finally {
      await to.close()
    }
  } finally {
    await from.close()
  }
}
