import type { FlagName } from '#config/flags.ts'
import type { SiteId } from '#config/sites.ts'
import {
  type ChangeParts,
  changeCells,
  checkedCell,
  noteChange,
  reasonRefusal,
  refused,
  trimmedReason,
} from './changing.ts'
import type {
  ChangeRefusal,
  FlagCell,
  FlagOwner,
  FlagService,
  FlagValue,
  HistoryEntry,
  ManyChanges,
  ManyResult,
} from './flag-service.ts'
import { cellKey, isSameValue, ofReach } from './flag-table.ts'
import { mayChange, needsSecond } from './may-change.ts'
import { type ReplacedCell, readCells, writeCells } from './store/cells.ts'
import type { FlagDatabase } from './store/flag-tables.ts'
import { changedSince, readBatch, readEntry } from './store/history.ts'

export interface NewCell {
  readonly flag: FlagName
  readonly site: SiteId
  readonly value: FlagValue
  readonly undoes: number | null
}

interface Work {
  readonly values: readonly NewCell[]
  readonly reason: string
  readonly by: FlagOwner
  /** The cells to write, and those that have changed since the owner saw them. */
  readonly decide: (
    db: FlagDatabase,
    all: readonly ReplacedCell[],
  ) => Promise<{ readonly changes: readonly ReplacedCell[]; readonly stale: readonly ReplacedCell[] }>
}

async function changeAll(parts: ChangeParts, { values, reason, by, decide }: Work): Promise<ManyResult> {
  let conflicts: readonly FlagCell[] = []
  const cells = await changeCells(parts, async (db) => {
    const current = await readCells(db, parts.table)
    const all = values.flatMap(({ flag, site, value, undoes }) => {
      const before = current.get(flag)?.[site]
      return before ? [{ before, value, undoes }] : []
    })
    const { changes, stale } = await decide(db, all)
    conflicts = stale.map(({ before }) => before)
    if (conflicts.length > 0) return []
    return writeCells(db, changes, { at: new Date(parts.clock()).toISOString(), by: by.name, reason })
  })
  return conflicts.length > 0 ? { kind: 'conflict', cells: conflicts } : { kind: 'changed', cells }
}

export function newCells(
  parts: ChangeParts,
  values: ManyChanges['values'],
  by: FlagOwner,
): NewCell[] | ChangeRefusal {
  const cells: NewCell[] = []
  for (const wanted of values) {
    const cell = checkedCell(parts, wanted, by)
    if (typeof cell === 'string') return cell
    if (needsSecond(parts.table.config(cell.flag), cell.value)) return 'secondNeeded'
    cells.push({ ...cell, undoes: null })
  }
  return cells
}

async function changeMany(parts: ChangeParts, changes: ManyChanges, by: FlagOwner): Promise<ManyResult> {
  const values = newCells(parts, changes.values, by)
  if (typeof values === 'string') return refused(values)
  const reason = trimmedReason(changes.reason)
  const why = reasonRefusal(reason)
  if (why) return refused(why)
  return changeAll(parts, {
    values,
    reason,
    by,
    async decide(db, all) {
      const differing = all.filter(({ before, value }) => !isSameValue(before.value, value))
      const changed = await changedSince(db, changes.seen)
      return { changes: differing, stale: differing.filter(({ before }) => changed.has(cellKey(before))) }
    },
  })
}

async function undo(
  parts: ChangeParts,
  entries: readonly HistoryEntry[],
  rawReason: string,
  by: FlagOwner,
): Promise<ManyResult> {
  const { table } = parts
  if (!entries.every(({ site }) => mayChange(by, site))) return refused('notAllowed')
  if (entries.some(({ flag, before }) => needsSecond(table.config(flag), before)))
    return refused('secondNeeded')
  const reason = trimmedReason(rawReason)
  const why = reasonRefusal(reason)
  if (why) return refused(why)
  const versions = new Map(entries.map((each) => [cellKey(each), each.version]))
  return changeAll(parts, {
    values: entries.map(({ flag, site, before, id: undoes }) => ({
      flag,
      site,
      value: ofReach(table.config(flag), before),
      undoes,
    })),
    reason,
    by,
    decide: async (_, all) => ({
      changes: all,
      stale: all.filter(({ before }) => versions.get(cellKey(before)) !== before.version),
    }),
  })
}

/** Changes of several cells: one transaction, one entry for owners. */
export const createChangingMany = (parts: ChangeParts): Pick<FlagService, 'changeMany' | 'undo'> => ({
  async changeMany(changes, by) {
    const result = await changeMany(parts, changes, by)
    await noteChange(parts, by, 'flag.changed', result)
    return result
  },
  async undo(id, reason, by) {
    const { store, table } = parts
    const entry = await readEntry(store.read, table, id)
    if (!entry) return undefined
    const result = await undo(parts, await readBatch(store.read, table, entry), reason, by)
    await noteChange(parts, by, 'flag.undone', result)
    return result
  },
})
