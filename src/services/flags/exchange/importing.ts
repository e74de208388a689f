import type { FlagName } from '#config/flags.ts'
import { type ChangeParts, changeCells, reasonRefusal, trimmedReason } from '../changing.ts'
import type { FlagService, ImportPlan, ImportResult } from '../flag-service.ts'
import { type FlagTable, isSameValue } from '../flag-table.ts'
import { needsSecond } from '../four-eyes/four-eyes.ts'
import { readCells, type SiteCells, writeCells } from '../store/cells.ts'
import { cellsOfFile, type FileCells } from './cells-of-file.ts'
import { readExportFile } from './export-file.ts'

type Refused = Extract<ImportResult, { kind: 'refused' }>

const refused = (faults: readonly string[], unknown: readonly string[] = []): Refused => ({
  kind: 'refused',
  unknown,
  faults,
})

const reasonFaults = {
  reasonMissing: 'An import needs a reason.',
  reasonTooLong: 'The reason is too long.',
} as const

function readValues(table: FlagTable, raw: unknown): FileCells['values'] | Refused {
  const file = readExportFile(raw)
  if (typeof file === 'string') return refused([file])
  const { values, unknown, faults } = cellsOfFile(table, file)
  return unknown.length > 0 || faults.length > 0 ? refused(faults, unknown) : values
}

function differing(
  cells: ReadonlyMap<FlagName, SiteCells>,
  values: FileCells['values'],
): Extract<ImportPlan, { kind: 'plan' }>['changes'] {
  return [...cells].flatMap(([flag, ofSites]) =>
    Object.values(ofSites).flatMap((cell) => {
      const value = values.get(flag)?.[cell.site]
      return value && !isSameValue(value, cell.value) ? [{ cell, value }] : []
    }),
  )
}

const secondFaults = (table: FlagTable, changes: ReturnType<typeof differing>): readonly string[] =>
  changes
    .filter(({ cell, value }) => needsSecond(table.config(cell.flag), value))
    .map(({ cell: { flag, site } }) => `${flag} in ${site} needs a second owner: request it alone.`)

/** One transaction; flags not in the file stay as they are. */
export function createImporting(parts: ChangeParts): Pick<FlagService, 'imported' | 'planImport'> {
  const { store, table, clock } = parts
  return {
    async planImport(raw) {
      const values = readValues(table, raw)
      return 'kind' in values
        ? values
        : { kind: 'plan', changes: differing(await readCells(store.read, table), values) }
    },
    async imported(raw, rawReason, by) {
      if (by.role !== 'admin') return refused(['Only an admin may import flags.'])
      const reason = trimmedReason(rawReason)
      const why = reasonRefusal(reason)
      if (why) return refused([reasonFaults[why]])
      const values = readValues(table, raw)
      if ('kind' in values) return values
      let alone: readonly string[] = []
      const changed = await changeCells(parts, async (db) => {
        const changes = differing(await readCells(db, table), values)
        alone = secondFaults(table, changes)
        if (alone.length > 0) return []
        return writeCells(
          db,
          changes.map(({ cell, value }) => ({ before: cell, value, undoes: null })),
          { at: new Date(clock()).toISOString(), by: by.name, reason },
        )
      })
      return alone.length > 0 ? refused(alone) : { kind: 'imported', changed }
    },
  }
}
