import type { Kysely } from 'kysely'

interface NotesTable {
  name: string
  value: string
}

/** The row of `notes` with the ISO date-time of the last complete backup. */
export const LAST_BACKUP = 'last-backup'

/** Seconds; undefined if there was never a backup. `now` in epoch milliseconds. */
export async function secondsSinceBackup(db: Kysely<{ notes: NotesTable }>, now: number) {
  const row = await db.selectFrom('notes').where('name', '=', LAST_BACKUP).select('value').executeTakeFirst()
  return row && Math.max(0, (now - Date.parse(row.value)) / 1_000)
}
