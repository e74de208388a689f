import { type ExpressionBuilder, type Selectable, sql } from 'kysely'
import type { FlagName } from '#config/flags.ts'
import { serviceLimits } from '#config/service-limits.ts'
import type { SiteId } from '#config/sites.ts'
import { readValue } from '../audience.ts'
import type { FlagChange, FlagValue, HistoryEntry, HistoryQuery } from '../flag-service.ts'
import { cellKey, type FlagTable, ofReach, siteOf } from '../flag-table.ts'
import type { FlagDatabase, FlagTables } from './flag-tables.ts'

const MOST = 500
/** Largest id that both databases and a JavaScript number can hold. */
const GREATEST = Number.MAX_SAFE_INTEGER

const limitOf = (limit: number | undefined): number =>
  Math.min(Math.max(1, Math.trunc(limit ?? serviceLimits.flags.history) || 1), MOST)

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
        before: readValue(row.before),
        after: readValue(row.after),
        version: row.version,
        undoes: row.undoes,
        batch: row.batch,
        scheduled: row.plan,
        approvedBy: row.approved_by,
      }
    : undefined
}

export async function readHistory(
  db: FlagDatabase,
  table: FlagTable,
  { flag, site, before, limit }: HistoryQuery,
): Promise<readonly HistoryEntry[]> {
  let query = db
    .selectFrom('flag_history')
    .where('flag', 'in', table.names)
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limitOf(limit))
  if (flag !== undefined) query = query.where('flag', '=', flag)
  if (site !== undefined) query = query.where('site', '=', site)
  if (before !== undefined && before < GREATEST) query = query.where('id', '<', Math.trunc(before) || 0)
  return (await query.execute()).flatMap((row) => toEntry(table, row) ?? [])
}

const DAY = 86_400_000

const isBy =
  ({ person, from, to }: Pick<HistoryQuery, 'person' | 'from' | 'to'>) =>
  (eb: ExpressionBuilder<FlagTables, 'flag_history'>) => {
    const pattern = `%${person?.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
    const named = (column: 'by' | 'approved_by') =>
      sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`
    return eb.and([
      ...(person === undefined ? [] : [eb.or([named('by'), named('approved_by')])]),
      ...(from === undefined ? [] : [eb('at', '>=', from)]),
      ...(to === undefined ? [] : [eb('at', '<', new Date(Date.parse(to) + DAY).toISOString())]),
    ])
  }

/** Entries of each change, the newest change first; a change of several cells counts once. */
export async function readChanges(
  db: FlagDatabase,
  table: FlagTable,
  { flag, site, before, limit, ...who }: HistoryQuery,
): Promise<readonly FlagChange[]> {
  const change = sql<string>`coalesce(batch, cast(id as text))`
  let query = db
    .selectFrom('flag_history')
    .where('flag', 'in', table.names)
    .where(isBy(who))
    .groupBy(change)
    .select((eb) => [change.as('change'), eb.fn.max('id').as('newest')])
    .orderBy('newest', 'desc')
    .limit(limitOf(limit))
  if (flag !== undefined) query = query.where('flag', '=', flag)
  if (site !== undefined) query = query.where('site', '=', site)
  if (before !== undefined && before < GREATEST)
    query = query.having((eb) => eb(eb.fn.max('id'), '<', Math.trunc(before) || 0))
  const found = await query.execute()
  if (found.length === 0) return []
  const entries = await db
    .selectFrom('flag_history')
    .where(
      change,
      'in',
      found.map((row) => row.change),
    )
    .selectAll()
    .orderBy('id')
    .execute()
  const byChange = Map.groupBy(entries, ({ batch, id }) => batch ?? String(id))
  return found.flatMap((row) => {
    const [first, ...more] = (byChange.get(row.change) ?? []).flatMap((each) => toEntry(table, each) ?? [])
    return first ? [{ newest: Number(row.newest), entries: [first, ...more] }] : []
  })
}

/** Values of cells with entries: the one after the last entry up to then, or else before the first. */
export async function readValuesAt(
  db: FlagDatabase,
  table: FlagTable,
  at: string,
): Promise<readonly { readonly flag: FlagName; readonly site: SiteId; readonly value: FlagValue }[]> {
  const rows = await db
    .selectFrom('flag_history')
    .where('flag', 'in', table.names)
    .groupBy(['flag', 'site'])
    .select((eb) => [
      eb.fn.min('id').as('first'),
      eb.fn.max(eb.case().when('at', '<=', at).then(eb.ref('id')).end()).as('last'),
    ])
    .execute()
  if (rows.length === 0) return []
  const entries = await db
    .selectFrom('flag_history')
    .where(
      'id',
      'in',
      rows.map(({ first, last }) => Number(last ?? first)),
    )
    .selectAll()
    .execute()
  return entries
    .flatMap((row) => toEntry(table, row) ?? [])
    .map((entry) => ({
      flag: entry.flag,
      site: entry.site,
      value: ofReach(table.config(entry.flag), entry.at <= at ? entry.after : entry.before),
    }))
}

/** Entries in the order in which they were made. */
export async function readEntriesAfter(
  db: FlagDatabase,
  table: FlagTable,
  since: number,
): Promise<readonly HistoryEntry[]> {
  const rows = await db
    .selectFrom('flag_history')
    .where('id', '>', since)
    .selectAll()
    .orderBy('id')
    .limit(MOST)
    .execute()
  return rows.flatMap((row) => toEntry(table, row) ?? [])
}

/** All entries of the change that an entry belongs to. */
export async function readBatch(
  db: FlagDatabase,
  table: FlagTable,
  entry: HistoryEntry,
): Promise<readonly HistoryEntry[]> {
  if (entry.batch === null) return [entry]
  const rows = await db
    .selectFrom('flag_history')
    .where('batch', '=', entry.batch)
    .selectAll()
    .orderBy('id')
    .execute()
  return rows.flatMap((row) => toEntry(table, row) ?? [])
}

/** Keys of the cells changed after an entry. */
export async function changedSince(db: FlagDatabase, since: number): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('flag_history').where('id', '>', since).select(['flag', 'site']).execute()
  return new Set(rows.map(cellKey))
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
