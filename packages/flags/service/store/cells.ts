import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { FlagName } from '#config/flags.ts'
import { recordOf } from '#config/keys.ts'
import { type SiteId, siteIds } from '#config/sites.ts'
import { readAudience } from '../audience.ts'
import type { FlagCell, FlagValue } from '../flag-service.ts'
import { cellKey, type FlagTable, ofReach, presetOf, presetValue } from '../flag-table.ts'
import type { FlagDatabase, FlagTables } from './flag-tables.ts'

type CellRow = Selectable<FlagTables['flag_cells']>

export type SiteCells = Readonly<Record<SiteId, FlagCell>>

function toCell(table: FlagTable, flag: FlagName, site: SiteId, row: CellRow | undefined): FlagCell {
  const config = table.config(flag)
  const preset = presetOf(config, site)
  if (!row) return { flag, site, preset, value: presetValue(config, site), version: 0, changed: null }
  const audience = row.audience === null ? null : readAudience(row.audience)
  return {
    flag,
    site,
    preset,
    value: ofReach(config, { on: row.enabled === 1, audience }),
    version: row.version,
    changed: { at: row.changed_at, by: row.changed_by, reason: row.reason },
  }
}

export async function readCell(
  db: FlagDatabase,
  table: FlagTable,
  flag: FlagName,
  site: SiteId,
): Promise<FlagCell> {
  const row = await db
    .selectFrom('flag_cells')
    .where('flag', '=', flag)
    .where('site', '=', site)
    .selectAll()
    .executeTakeFirst()
  return toCell(table, flag, site, row)
}

export async function readCells(
  db: FlagDatabase,
  table: FlagTable,
): Promise<ReadonlyMap<FlagName, SiteCells>> {
  const rows = await db.selectFrom('flag_cells').selectAll().execute()
  const byCell = new Map(rows.map((row) => [cellKey(row), row]))
  const cellsOf = (flag: FlagName) =>
    recordOf(siteIds, (site) => toCell(table, flag, site, byCell.get(cellKey({ flag, site }))))
  return new Map(table.names.map((flag) => [flag, cellsOf(flag)]))
}

interface ChangeNote {
  readonly at: string
  readonly by: string
  readonly reason: string
  readonly undoes: number | null
  readonly batch?: string | null
  readonly scheduled?: string | null
  readonly approvedBy?: string | null
}

/** `before` must be read in the same transaction. Returns the new cell. */
export async function writeCell(
  db: FlagDatabase,
  before: FlagCell,
  value: FlagValue,
  { at, by, reason, undoes, batch = null, scheduled = null, approvedBy = null }: ChangeNote,
): Promise<FlagCell> {
  const { flag, site } = before
  const version = before.version + 1
  const row = {
    enabled: value.on ? 1 : 0,
    audience: value.audience === null ? null : JSON.stringify(value.audience),
    version,
    changed_at: at,
    changed_by: by,
    reason,
  }
  await db
    .insertInto('flag_cells')
    .values({ flag, site, ...row })
    .onConflict((conflict) => conflict.columns(['flag', 'site']).doUpdateSet(row))
    .execute()
  await db
    .insertInto('flag_history')
    .values({
      flag,
      site,
      at,
      by,
      reason,
      before: JSON.stringify(before.value),
      after: JSON.stringify(value),
      version,
      undoes,
      batch,
      plan: scheduled,
      approved_by: approvedBy,
    })
    .execute()
  return { ...before, value, version, changed: { at, by, reason } }
}

export interface ReplacedCell {
  /** Read in the same transaction. */
  readonly before: FlagCell
  readonly value: FlagValue
  readonly undoes: number | null
}

/** Writes cells as one change of the history. Returns the new cells. */
export async function writeCells(
  db: FlagDatabase,
  changes: readonly ReplacedCell[],
  note: Pick<ChangeNote, 'at' | 'by' | 'reason'>,
): Promise<readonly FlagCell[]> {
  const batch = changes.length > 1 ? randomUUID() : null
  const written: FlagCell[] = []
  for (const { before, value, undoes } of changes)
    written.push(await writeCell(db, before, value, { ...note, undoes, batch }))
  return written
}
