import type { Selectable } from 'kysely'
import { readValue } from '../audience.ts'
import type { ChangeRequest } from '../flag-service.ts'
import { type FlagTable, siteOf } from '../flag-table.ts'
import type { FlagDatabase, FlagTables } from './flag-tables.ts'

const MOST = 100

/** Undefined for a flag that is no longer in the configuration. */
function toRequest(
  table: FlagTable,
  row: Selectable<FlagTables['flag_requests']>,
): ChangeRequest | undefined {
  const flag = table.nameOf(row.flag)
  const site = siteOf(row.site)
  if (!flag || !site) return undefined
  const { decision: kind, decided_by: by, decided_at: at } = row
  return {
    id: row.id,
    flag,
    site,
    before: readValue(row.before),
    value: readValue(row.value),
    version: row.version,
    reason: row.reason,
    by: { id: row.by_id, name: row.by_name },
    at: row.at,
    expiresAt: row.expires_at,
    decision: kind === null || by === null || at === null ? null : { kind, by, at },
  }
}

export async function addRequest(db: FlagDatabase, request: ChangeRequest): Promise<void> {
  const { id, flag, site, before, value, version, reason, by, at, expiresAt } = request
  await db
    .insertInto('flag_requests')
    .values({
      id,
      flag,
      site,
      before: JSON.stringify(before),
      value: JSON.stringify(value),
      version,
      reason,
      by_id: by.id,
      by_name: by.name,
      at,
      expires_at: expiresAt,
      decision: null,
      decided_by: null,
      decided_at: null,
    })
    .execute()
}

export async function readRequests(db: FlagDatabase, table: FlagTable): Promise<readonly ChangeRequest[]> {
  const rows = await db
    .selectFrom('flag_requests')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(MOST)
    .execute()
  return rows.flatMap((row) => toRequest(table, row) ?? [])
}

export async function readRequest(
  db: FlagDatabase,
  table: FlagTable,
  id: string,
): Promise<ChangeRequest | undefined> {
  const row = await db.selectFrom('flag_requests').where('id', '=', id).selectAll().executeTakeFirst()
  return row && toRequest(table, row)
}

export async function settleRequest(
  db: FlagDatabase,
  { id, decision }: { readonly id: string; readonly decision: NonNullable<ChangeRequest['decision']> },
): Promise<void> {
  await db
    .updateTable('flag_requests')
    .set({ decision: decision.kind, decided_by: decision.by, decided_at: decision.at })
    .where('id', '=', id)
    .execute()
}
