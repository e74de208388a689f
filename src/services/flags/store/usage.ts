import { type RawBuilder, sql } from 'kysely'
import type { FlagName } from '../../../../config/flags.ts'
import type { FlagUsage } from '../flag-service.ts'
import type { FlagTable } from '../flag-table.ts'
import type { FlagDatabase } from './flag-store.ts'

/** Maximum of PostgreSQL's `integer`. */
const GREATEST = 2_147_483_647
/** Per hour; further applications are counted as one, since names come from outside. */
const APPLICATIONS = 50
const REST = 'others'

export interface UsageCount {
  readonly flag: FlagName
  readonly yes: number
  readonly no: number
}

interface UsagePlace {
  readonly application: string
  readonly site: string
  readonly hour: string
}

const sum = (column: 'yes' | 'no'): RawBuilder<number> => {
  const [saved, more] = [sql.ref(`flag_usage.${column}`), sql.ref(`excluded.${column}`)]
  return sql<number>`case when ${saved} > ${sql.lit(GREATEST)} - ${more} then ${sql.lit(GREATEST)} else ${saved} + ${more} end`
}

async function applicationOf(db: FlagDatabase, { application, hour }: UsagePlace): Promise<string> {
  const rows = await db
    .selectFrom('flag_usage')
    .where('hour', '=', hour)
    .select('application')
    .distinct()
    .limit(APPLICATIONS + 1)
    .execute()
  return rows.length < APPLICATIONS || rows.some((row) => row.application === application)
    ? application
    : REST
}

/** `counts` must be in the table's order: otherwise two concurrent writers could deadlock. */
export async function addUsage(
  db: FlagDatabase,
  place: UsagePlace,
  counts: readonly UsageCount[],
): Promise<void> {
  const { site, hour } = place
  const application = await applicationOf(db, place)
  await db
    .insertInto('flag_usage')
    .values(counts.map((count) => ({ ...count, application, site, hour })))
    .onConflict((conflict) =>
      conflict
        .columns(['flag', 'application', 'hour', 'site'])
        .doUpdateSet({ yes: sum('yes'), no: sum('no') }),
    )
    .execute()
}

export async function readUsage(
  db: FlagDatabase,
  table: FlagTable,
  from: string,
  before?: string,
): Promise<readonly FlagUsage[]> {
  const query = db
    .selectFrom('flag_usage')
    .where('hour', '>=', from)
    .groupBy(['flag', 'application', 'hour'])
    .select((eb) => ['flag', 'application', 'hour', eb.fn.sum('yes').as('yes'), eb.fn.sum('no').as('no')])
    .orderBy('hour', 'desc')
    .orderBy('flag')
    .orderBy('application')
  const rows = await (before === undefined ? query : query.where('hour', '<', before)).execute()
  return rows.flatMap(({ application, hour, ...row }) => {
    const flag = table.nameOf(row.flag)
    return flag ? [{ flag, application, hour, yes: Number(row.yes), no: Number(row.no) }] : []
  })
}

export async function lastHours(db: FlagDatabase, from: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('flag_usage')
    .where('hour', '>=', from)
    .groupBy('flag')
    .select((eb) => ['flag', eb.fn.max('hour').as('hour')])
    .execute()
  return new Map(rows.map(({ flag, hour }) => [flag, hour]))
}

export async function tidyUsage(db: FlagDatabase, before: string): Promise<void> {
  for (const [flag, last] of await lastHours(db, '')) {
    await db
      .deleteFrom('flag_usage')
      .where('flag', '=', flag)
      .where('hour', '<', before < last ? before : last)
      .execute()
  }
}
