import { type RawBuilder, sql } from 'kysely'
import type { FlagName } from '#config/flags.ts'
import { type FlagTable, siteOf } from '../flag-table.ts'
import type { FlagUsage } from '../usage-report.ts'
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
  readonly variants: Readonly<Record<string, number>>
}

interface UsagePlace {
  readonly application: string
  readonly site: string
  readonly hour: string
}

/** In an upsert, of the columns `saved` and `more`. */
export const boundedSum = (saved: string, more: string): RawBuilder<number> => {
  const [before, added] = [sql.ref(saved), sql.ref(more)]
  return sql<number>`case when ${before} > ${sql.lit(GREATEST)} - ${added} then ${sql.lit(GREATEST)} else ${before} + ${added} end`
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
    .values(counts.map(({ flag, yes, no }) => ({ flag, yes, no, application, site, hour })))
    .onConflict((conflict) =>
      conflict.columns(['flag', 'application', 'hour', 'site']).doUpdateSet({
        yes: boundedSum('flag_usage.yes', 'excluded.yes'),
        no: boundedSum('flag_usage.no', 'excluded.no'),
      }),
    )
    .execute()
  const variants = counts.flatMap(({ flag, variants: ofFlag }) =>
    Object.entries(ofFlag)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([variant, times]) => ({ flag, application, site, hour, variant, times })),
  )
  if (variants.length === 0) return
  await db
    .insertInto('flag_variant_usage')
    .values(variants)
    .onConflict((conflict) =>
      conflict
        .columns(['flag', 'application', 'hour', 'site', 'variant'])
        .doUpdateSet({ times: boundedSum('flag_variant_usage.times', 'excluded.times') }),
    )
    .execute()
}

/** Of one day. */
export const usageKey = (row: {
  readonly flag: string
  readonly application: string
  readonly site: string | null
  readonly day: string
}): string => [row.flag, row.application, row.site ?? '', row.day].join('\n')

const DAY_LENGTH = 10
const day = sql<string>`substr(hour, 1, ${sql.lit(DAY_LENGTH)})`

/** By day, from the hour `from` to the one before `before`. */
export async function readUsage(
  db: FlagDatabase,
  table: FlagTable,
  from: string,
  before = '~',
): Promise<readonly FlagUsage[]> {
  const [rows, variantRows] = await Promise.all([
    db
      .selectFrom('flag_usage')
      .where('hour', '>=', from)
      .where('hour', '<', before)
      .groupBy(['flag', 'application', 'site', day])
      .select((eb) => [
        'flag',
        'application',
        'site',
        day.as('day'),
        eb.fn.sum('yes').as('yes'),
        eb.fn.sum('no').as('no'),
      ])
      .execute(),
    db
      .selectFrom('flag_variant_usage')
      .where('hour', '>=', from)
      .where('hour', '<', before)
      .groupBy(['flag', 'application', 'site', day, 'variant'])
      .select((eb) => [
        'flag',
        'application',
        'site',
        day.as('day'),
        'variant',
        eb.fn.sum('times').as('times'),
      ])
      .execute(),
  ])
  const variants = Map.groupBy(variantRows, usageKey)
  return rows.flatMap((row) => {
    const flag = table.nameOf(row.flag)
    if (!flag) return []
    const ofRow = (variants.get(usageKey(row)) ?? []).map(({ variant, times }) => [variant, Number(times)])
    return {
      flag,
      application: row.application,
      site: siteOf(row.site) ?? null,
      day: row.day,
      yes: Number(row.yes),
      no: Number(row.no),
      variants: Object.fromEntries(ofRow) as Record<string, number>,
    }
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
  await db.deleteFrom('flag_variant_usage').where('hour', '<', before).execute()
  for (const [flag, last] of await lastHours(db, '')) {
    await db
      .deleteFrom('flag_usage')
      .where('flag', '=', flag)
      .where('hour', '<', before < last ? before : last)
      .execute()
  }
}
