import type { FlagName } from '#config/flags.ts'
import type { Clock } from '#models/site-clock.ts'
import type { FlagService } from './flag-service.ts'
import type { FlagTable } from './flag-table.ts'
import type { FlagDatabase, FlagStore } from './store/flag-tables.ts'

const HOUR = 3_600_000
/** Milliseconds that hours of last use are cached. */
const FRESH = 10_000

interface UsageOptions {
  readonly store: FlagStore
  readonly table: FlagTable
  readonly clock: Clock
}

export interface Usage extends Pick<FlagService, 'countUsage' | 'countedSince'> {
  /** Hour by flag; the same object until it changes. */
  lastUsed(): Promise<ReadonlyMap<string, string>>
}

const hourAt = (milliseconds: number) => new Date(Math.floor(milliseconds / HOUR) * HOUR).toISOString()

/** `flags` must be in the table's order: otherwise two concurrent writers could deadlock. */
async function writeUses(db: FlagDatabase, flags: readonly FlagName[], hour: string): Promise<void> {
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
async function lastHours(db: FlagDatabase): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('flag_uses').orderBy('flag').select(['flag', 'last_hour']).execute()
  return new Map(rows.map(({ flag, last_hour }) => [flag, last_hour]))
}

async function firstHour(db: FlagDatabase): Promise<string | null> {
  const row = await db
    .selectFrom('flag_uses')
    .select((eb) => eb.fn.min('first_hour').as('hour'))
    .executeTakeFirst()
  return row?.hour ?? null
}

export function createUsage({ store: { db, read }, table, clock }: UsageOptions): Usage {
  let last:
    | { readonly at: number; readonly hours: ReadonlyMap<string, string>; readonly key: string }
    | undefined
  return {
    async countUsage(toggles) {
      const used = table.names.filter((flag) => {
        const count = Object.hasOwn(toggles, flag) ? toggles[flag] : undefined
        return count !== undefined && count.yes + count.no > 0
      })
      await writeUses(db, used, hourAt(clock()))
      last = last && { ...last, at: Number.NEGATIVE_INFINITY }
    },
    countedSince: () => firstHour(read),
    async lastUsed() {
      const at = clock()
      if (last && Math.abs(at - last.at) < FRESH) return last.hours
      const hours = await lastHours(read)
      const key = JSON.stringify([...hours])
      last = last?.key === key ? { ...last, at } : { at, hours, key }
      return last.hours
    },
  }
}
