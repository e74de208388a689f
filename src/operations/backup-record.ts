import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorError, reasonOf } from '@marquee/kit/start/operator-error.ts'
import SqliteDatabase from 'better-sqlite3'
import pg from 'pg'
import { LAST_BACKUP } from '../services/last-backup.ts'
import type { DataPlaces } from './data-places.ts'

const written = (first: string, second: string) =>
  `insert into notes (name, value) values (${first}, ${second})
    on conflict (name) do update set value = excluded.value`

function recordInFile(file: string, madeAt: string): void {
  if (!existsSync(file)) return
  const database = new SqliteDatabase(file)
  try {
    const isThere = database.prepare(`select 1 from sqlite_master where name = 'notes'`).get() !== undefined
    if (isThere) database.prepare(written('?', '?')).run(LAST_BACKUP, madeAt)
  } finally {
    database.close()
  }
}

async function recordInPostgres(url: string, madeAt: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query(`select to_regclass('public.notes') is not null as there`)
    if (rows[0]?.there) await client.query(written('$1', '$2'), [LAST_BACKUP, madeAt])
  } finally {
    await client.end()
  }
}

/**
 * Writes into the database of the site from when its last complete backup is, for the metrics of every process. Opens
 * no store, because that would migrate the tables. Throws an OperatorError.
 */
export async function recordBackup({ folders, databases }: DataPlaces, madeAt: string): Promise<void> {
  const url = databases['site.dump']
  try {
    if (url === undefined) recordInFile(join(folders.site, 'content.sqlite'), madeAt)
    else await recordInPostgres(url, madeAt)
  } catch (error) {
    throw new OperatorError(
      `The backup is complete, but its time could not be recorded for the metrics: ${reasonOf(error)}.`,
    )
  }
}
