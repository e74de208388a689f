import { type Kysely, type Selectable, sql } from 'kysely'
import { z } from 'zod'
import { withAdvisoryLock } from '../database/advisory-lock.ts'
import type { Database } from '../database/database.ts'
import type { AuditQuery, AuditRetention, AuditRow } from './audit-log.ts'
import type { AuditTables } from './audit-tables.ts'

export type AuditStore = Pick<Database<AuditTables>, 'engine' | 'db' | 'read' | 'transaction'>

const DAY = 86_400_000

const storedDetails = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))

const toRow = (row: Selectable<AuditTables['audit_log']>): AuditRow => ({
  id: Number(row.id),
  at: row.at,
  event: row.event,
  outcome: row.outcome,
  actor: row.actor,
  site: row.site,
  subject: row.subject,
  details: storedDetails.parse(JSON.parse(row.details)),
  requestId: row.request_id,
  person: row.person,
  target: row.target,
  network: row.network,
})

export async function insertAuditRow(
  db: Kysely<AuditTables>,
  { details, requestId, ...row }: Omit<AuditRow, 'id'>,
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({ ...row, details: JSON.stringify(details), request_id: requestId })
    .execute()
}

/** `persons`: any of these names or keys. */
export async function readAuditRows(
  db: Kysely<AuditTables>,
  { kind, site, from, to, before, limit }: AuditQuery,
  persons: readonly string[] | undefined,
): Promise<readonly AuditRow[]> {
  let query = db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').limit(limit)
  if (kind !== undefined) query = query.where(sql.ref<string>('event'), 'like', `${kind}.%`)
  if (site !== undefined) query = query.where('site', '=', site)
  if (from !== undefined) query = query.where('at', '>=', from)
  if (to !== undefined) query = query.where('at', '<', new Date(Date.parse(to) + DAY).toISOString())
  if (before !== undefined) query = query.where('id', '<', before)
  if (persons !== undefined)
    query = query.where((either) =>
      either.or([either('person', 'in', persons), either('target', 'in', persons)]),
    )
  return (await query.execute()).map(toRow)
}

const before = (now: number, days: number) => new Date(now - days * DAY).toISOString()

/** The only update and deletion that the database allows. */
export async function endAuditRows(
  store: AuditStore,
  { personalDays, days }: AuditRetention,
  now: number,
): Promise<void> {
  const limits = { personal_before: before(now, personalDays), rows_before: before(now, days) }
  await withAdvisoryLock(store, 'audit-retention', async (db) => {
    await db
      .insertInto('audit_retention')
      .values({ id: 1, ...limits })
      .execute()
    await db.deleteFrom('audit_log').where('at', '<', limits.rows_before).execute()
    await db
      .updateTable('audit_log')
      .set({ person: null, target: null, network: null })
      .where('at', '<', limits.personal_before)
      .where((either) =>
        either.or([
          either('person', 'is not', null),
          either('target', 'is not', null),
          either('network', 'is not', null),
        ]),
      )
      .execute()
    await db.deleteFrom('audit_retention').execute()
  })
}
