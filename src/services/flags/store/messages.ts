import type { Selectable } from 'kysely'
import type { FlagDatabase } from './flag-store.ts'
import type { FlagTables } from './flag-tables.ts'

export type FlagMessageRow = Selectable<FlagTables['flag_messages']>

export async function insertMessage(db: FlagDatabase, row: FlagMessageRow): Promise<void> {
  await db.insertInto('flag_messages').values(row).execute()
}

/** Leases the oldest due message; no other process gets it for `leaseSeconds`. `now` in epoch seconds. */
export async function leaseDueMessage(
  db: FlagDatabase,
  now: number,
  leaseSeconds: number,
): Promise<FlagMessageRow | undefined> {
  for (;;) {
    const due = await db
      .selectFrom('flag_messages')
      .where('next_try_at', '<=', now)
      .orderBy('next_try_at')
      .orderBy('created_at')
      .limit(1)
      .selectAll()
      .executeTakeFirst()
    if (!due) return undefined
    const { numUpdatedRows } = await db
      .updateTable('flag_messages')
      .set({ tries: due.tries + 1, next_try_at: now + leaseSeconds })
      .where('id', '=', due.id)
      .where('tries', '=', due.tries)
      .executeTakeFirst()
    if (numUpdatedRows === 1n) return due
  }
}

/** `at` in epoch seconds. */
export async function tryMessageAgain(db: FlagDatabase, id: string, at: number): Promise<void> {
  await db.updateTable('flag_messages').set({ next_try_at: at }).where('id', '=', id).execute()
}

export async function dropMessage(db: FlagDatabase, id: string): Promise<void> {
  await db.deleteFrom('flag_messages').where('id', '=', id).execute()
}
