import { existsSync } from 'node:fs'
import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import pg from 'pg'
import type { DataPlaces } from './data-places.ts'

/** Rows that let somebody in without a password: clients, owners of flags, staff, editors. */
const ofSite = [
  'sessions',
  'account_links',
  'oidc_records',
  'flag_sessions',
  'staff_sessions',
  'staff_links',
  'staff_challenges',
]
const ofCms = ['users_sessions']

function emptyInFile(file: string, tables: readonly string[]): void {
  if (!existsSync(file)) return
  const database = new SqliteDatabase(file)
  try {
    const known = database.prepare(`select name from sqlite_master where type = 'table'`).pluck().all()
    for (const table of tables) if (known.includes(table)) database.exec(`delete from "${table}"`)
  } finally {
    database.close()
  }
}

async function emptyInPostgres(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const names = [...ofSite.map((table) => `public.${table}`), ...ofCms.map((table) => `cms.${table}`)]
    for (const name of names) {
      const { rows } = await client.query('select to_regclass($1) is not null as there', [name])
      if (rows[0]?.there) await client.query(`delete from ${name}`)
    }
  } finally {
    await client.end()
  }
}

/** A restored database knows sessions, links and tokens that have been ended or used since. */
export async function voidSessions({ folders, databases }: DataPlaces): Promise<void> {
  emptyInFile(join(folders.site, 'content.sqlite'), ofSite)
  emptyInFile(join(folders.cms, 'cms.sqlite'), ofCms)
  for (const url of Object.values(databases)) await emptyInPostgres(url)
}
