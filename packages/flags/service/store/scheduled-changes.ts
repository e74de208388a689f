import type { Selectable, Updateable } from 'kysely'
import { readValue } from '../audience.ts'
import type { ScheduledFlagChange, ScheduledQuery } from '../flag-service.ts'
import { siteOf } from '../flag-table.ts'
import type { FlagDatabase, FlagTables } from './flag-tables.ts'

export type ScheduledRow = Selectable<FlagTables['flag_plans']>

/** Bounds what one look reads. */
const MOST = 500

/** Undefined for a site that is gone. */
export function toScheduled(row: ScheduledRow): ScheduledFlagChange | undefined {
  const site = siteOf(row.site)
  return (
    site && {
      id: row.id,
      batch: row.batch,
      flag: row.flag,
      site,
      value: readValue(row.value),
      from: row.starts_at,
      until: row.ends_at,
      reason: row.reason,
      by: row.made_by,
      state: row.state,
      last: row.outcome === null ? null : { outcome: row.outcome, at: row.outcome_at ?? row.starts_at },
      calledOffBy: row.called_off_by,
    }
  )
}

export async function insertScheduled(db: FlagDatabase, rows: readonly ScheduledRow[]): Promise<void> {
  await db.insertInto('flag_plans').values(rows).execute()
}

export async function updateScheduled(
  db: FlagDatabase,
  id: string,
  change: Updateable<FlagTables['flag_plans']>,
): Promise<void> {
  await db.updateTable('flag_plans').set(change).where('id', '=', id).execute()
}

const ofCells = (db: FlagDatabase, { flag, site }: ScheduledQuery) => {
  let query = db.selectFrom('flag_plans').selectAll()
  if (flag !== undefined) query = query.where('flag', '=', flag)
  if (site !== undefined) query = query.where('site', '=', site)
  return query
}

export const openScheduledRows = (db: FlagDatabase, query: ScheduledQuery): Promise<ScheduledRow[]> =>
  ofCells(db, query).where('due_at', 'is not', null).orderBy('due_at').orderBy('site').limit(MOST).execute()

export const endedScheduledRows = (
  db: FlagDatabase,
  query: ScheduledQuery,
  since: string,
): Promise<ScheduledRow[]> =>
  ofCells(db, query)
    .where('state', '=', 'ended')
    .where('outcome_at', '>=', since)
    .orderBy('outcome_at', 'desc')
    .orderBy('site')
    .limit(MOST)
    .execute()

/** All cells of one scheduled change that begin, or end, at one moment are one change. */
export const stepBatch = ({ batch, state, due_at }: Pick<ScheduledRow, 'batch' | 'state' | 'due_at'>) =>
  batch === null ? null : `${batch} ${state} ${due_at}`

/** Ids by change. Ends come before beginnings of the same moment. */
export async function dueScheduledIds(
  db: FlagDatabase,
  now: string,
): Promise<readonly (readonly string[])[]> {
  const rows = await db
    .selectFrom('flag_plans')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('state')
    .orderBy('flag')
    .orderBy('site')
    .limit(MOST)
    .select(['id', 'batch', 'state', 'due_at'])
    .execute()
  const changes = Map.groupBy(rows, (row) => stepBatch(row) ?? row.id)
  return [...changes.values()].map((ofChange) => ofChange.map(({ id }) => id))
}

export const scheduledById = (db: FlagDatabase, id: string): Promise<ScheduledRow | undefined> =>
  db.selectFrom('flag_plans').where('id', '=', id).selectAll().executeTakeFirst()

export const scheduledOfBatch = (db: FlagDatabase, batch: string): Promise<ScheduledRow[]> =>
  db.selectFrom('flag_plans').where('batch', '=', batch).selectAll().execute()
