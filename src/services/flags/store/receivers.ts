import type { Selectable, Updateable } from 'kysely'
import type { FlagReceiver } from '../receivers/flag-receivers.ts'
import type { FlagDatabase } from './flag-store.ts'
import type { FlagTables } from './flag-tables.ts'
import { knownSites } from './owners.ts'

export type ReceiverRow = Selectable<FlagTables['flag_receivers']>
export type FlagMessageRow = Selectable<FlagTables['flag_messages']>

export const toReceiver = (row: ReceiverRow): FlagReceiver => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  place: row.place,
  sites: knownSites(JSON.parse(row.sites) as string[]),
  features: JSON.parse(row.features) as string[],
  madeBy: row.made_by,
  last:
    row.last_at === null
      ? null
      : { at: row.last_at, isDone: row.last_done === 1, result: row.last_result ?? '' },
})

export const allReceivers = (db: FlagDatabase): Promise<ReceiverRow[]> =>
  db.selectFrom('flag_receivers').orderBy('made_at').orderBy('id').selectAll().execute()

export const receiverById = (db: FlagDatabase, id: string): Promise<ReceiverRow | undefined> =>
  db.selectFrom('flag_receivers').where('id', '=', id).selectAll().executeTakeFirst()

export async function insertReceiver(db: FlagDatabase, row: ReceiverRow): Promise<void> {
  await db.insertInto('flag_receivers').values(row).execute()
}

export async function updateReceiver(
  db: FlagDatabase,
  id: string,
  change: Updateable<FlagTables['flag_receivers']>,
): Promise<void> {
  await db.updateTable('flag_receivers').set(change).where('id', '=', id).execute()
}

export async function deleteReceiver(db: FlagDatabase, id: string): Promise<void> {
  await db.deleteFrom('flag_messages').where('receiver', '=', id).execute()
  await db.deleteFrom('flag_receivers').where('id', '=', id).execute()
}

export async function insertMessages(db: FlagDatabase, rows: readonly FlagMessageRow[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('flag_messages').values(rows).execute()
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
