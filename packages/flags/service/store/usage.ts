import type { FlagName } from '#config/flags.ts'
import type { FlagDatabase } from './flag-store.ts'

/** `flags` must be in the table's order: otherwise two concurrent writers could deadlock. */
export async function writeUses(db: FlagDatabase, flags: readonly FlagName[], hour: string): Promise<void> {
  if (flags.length === 0) return
  await db
    .insertInto('flag_uses')
    .values(flags.map((flag) => ({ flag, first_hour: hour, last_hour: hour })))
    .onConflict((conflict) =>
      conflict.column('flag').doUpdateSet({ last_hour: hour }).where('flag_uses.last_hour', '<', hour),
    )
    .execute()
}

/** Hour of the last use by flag. */
export async function lastHours(db: FlagDatabase): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('flag_uses').orderBy('flag').select(['flag', 'last_hour']).execute()
  return new Map(rows.map(({ flag, last_hour }) => [flag, last_hour]))
}

export async function firstHour(db: FlagDatabase): Promise<string | null> {
  const row = await db
    .selectFrom('flag_uses')
    .select((eb) => eb.fn.min('first_hour').as('hour'))
    .executeTakeFirst()
  return row?.hour ?? null
}
