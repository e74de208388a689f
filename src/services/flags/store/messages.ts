import type { Selectable } from 'kysely'
import type { FlagDatabase } from './flag-store.ts'
import type { FlagTables } from './flag-tables.ts'

export type FlagMessageRow = Selectable<FlagTables['flag_messages']>

export async function insertMessage(db: FlagDatabase, row: FlagMessageRow): Promise<void> {
  await db.insertInto('flag_messages').values(row).execute()
}
