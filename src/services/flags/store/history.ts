import type { Selectable } from 'kysely'
import { serviceLimits } from '../../../../config/service-limits.ts'
import type { SiteId } from '../../../../config/sites.ts'
import type { FlagValue, HistoryEntry, HistoryQuery } from '../flag-service.ts'
import { type FlagTable, siteOf } from '../flag-table.ts'
import type { FlagDatabase } from './flag-store.ts'
import type { FlagTables } from './flag-tables.ts'

const MOST = 500
/** Largest id that both databases and a JavaScript number can hold. */
const GREATEST = Number.MAX_SAFE_INTEGER

/** Undefined for flags that are no longer in the configuration. */
function toEntry(table: FlagTable, row: Selectable<FlagTables['flag_history']>): HistoryEntry | undefined {
  const flag = table.nameOf(row.flag)
  const site = siteOf(row.site)
  return flag && site
    ? {
        id: Number(row.id),
        flag,
        site,
        at: row.at,
        by: row.by,
        reason: row.reason,
        before: JSON.parse(row.before) as FlagValue,
        after: JSON.parse(row.after) as FlagValue,
        version: row.version,
        undoes: row.undoes,
      }
    : undefined
}

export async function readHistory(
  db: FlagDatabase,
  table: FlagTable,
  { flag, site, before, limit }: HistoryQuery,
): Promise<readonly HistoryEntry[]> {
  const most = Math.min(Math.max(1, Math.trunc(limit ?? serviceLimits.flags.history) || 1), MOST)
  let query = db
    .selectFrom('flag_history')
    .where('flag', 'in', table.names)
    .selectAll()
    .orderBy('id', 'desc')
    .limit(most)
  if (flag !== undefined) query = query.where('flag', '=', flag)
  if (site !== undefined) query = query.where('site', '=', site)
  if (before !== undefined && before < GREATEST) query = query.where('id', '<', Math.trunc(before) || 0)
  return (await query.execute()).flatMap((row) => toEntry(table, row) ?? [])
}

export async function readEntry(
  db: FlagDatabase,
  table: FlagTable,
  id: number,
): Promise<HistoryEntry | undefined> {
  if (!Number.isSafeInteger(id)) return undefined
  const row = await db.selectFrom('flag_history').where('id', '=', id).selectAll().executeTakeFirst()
  return row && toEntry(table, row)
}

export async function lastEntryId(db: FlagDatabase): Promise<number> {
  const row = await db
    .selectFrom('flag_history')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst()
  return Number(row?.id ?? 0)
}

/** Sites changed by entries after this id, and the newest id. */
export async function sitesSince(
  db: FlagDatabase,
  since: number,
): Promise<{ readonly last: number; readonly sites: readonly SiteId[] }> {
  const rows = await db
    .selectFrom('flag_history')
    .where('id', '>', since)
    .groupBy('site')
    .select((eb) => ['site', eb.fn.max('id').as('id')])
    .execute()
  return {
    last: Math.max(since, ...rows.map(({ id }) => Number(id))),
    sites: rows.flatMap((row) => siteOf(row.site) ?? []),
  }
}
