import { sql } from 'kysely'
import { type Goal, goals } from '#config/results.ts'
import type { ResultCount, ResultQuery } from '../results/flag-results.ts'
import type { FlagDatabase } from './flag-tables.ts'

/** Maximum of PostgreSQL's `integer`. */
const GREATEST = 2_147_483_647

/** One order for all: two concurrent writers never wait for each other. */
const orderOf = ({ flag, day, site, language, arm, goal }: ResultCount): string =>
  [flag, day, site, language, arm, goal ?? ''].join('\n')

export async function addResults(db: FlagDatabase, counts: readonly ResultCount[]): Promise<void> {
  if (counts.length === 0) return
  const rows = counts
    .toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1))
    .map((count) => ({ ...count, goal: count.goal ?? '' }))
  await db
    .insertInto('flag_results')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['flag', 'day', 'site', 'language', 'arm', 'goal']).doUpdateSet({
        visitors: sql<number>`case when flag_results.visitors > ${sql.lit(GREATEST)} - excluded.visitors then ${sql.lit(GREATEST)} else flag_results.visitors + excluded.visitors end`,
      }),
    )
    .execute()
}

const goalOf = (text: string): Goal | null => goals.find((goal) => goal === text) ?? null

/** The oldest day first. */
export async function readResults(
  db: FlagDatabase,
  { flag, from, to, site, language }: ResultQuery,
): Promise<readonly ResultCount[]> {
  let rows = db
    .selectFrom('flag_results')
    .where('flag', '=', flag)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('goal', 'in', ['', ...goals])
  if (site) rows = rows.where('site', '=', site)
  if (language) rows = rows.where('language', '=', language)
  const found = await rows
    .selectAll()
    .orderBy('day')
    .orderBy('site')
    .orderBy('language')
    .orderBy('arm')
    .orderBy('goal')
    .execute()
  return found.map((row) => ({ ...row, goal: goalOf(row.goal), visitors: Number(row.visitors) }))
}

export async function tidyResults(db: FlagDatabase, before: string): Promise<void> {
  await db.deleteFrom('flag_results').where('day', '<', before).execute()
}
