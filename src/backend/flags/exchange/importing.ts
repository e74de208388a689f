import { type ChangeParts, changeCells, reasonRefusal, trimmedReason } from '../changing.ts'
import type { FlagCell, FlagService, ImportResult } from '../flag-service.ts'
import { readCells, writeCell } from '../store/cells.ts'
import { cellsOfFile } from './cells-of-file.ts'
import { readExportFile } from './export-file.ts'

const refused = (faults: readonly string[], unknown: readonly string[] = []): ImportResult => ({ kind: 'refused', unknown, faults })

const reasonFaults = { reasonMissing: 'An import needs a reason.', reasonTooLong: 'The reason is too long.' } as const

/** Changes the cells that a file says otherwise, all in one transaction; those it does not tell of stay. */
export function createImporting(parts: ChangeParts): Pick<FlagService, 'imported'> {
  const { table, clock } = parts
  return {
    async imported(given, reasonGiven, by) {
      if (by.role !== 'admin') return refused(['Only an admin may import flags.'])
      const reason = trimmedReason(reasonGiven)
      const why = reasonRefusal(reason)
      if (why) return refused([reasonFaults[why]])
      const file = readExportFile(given)
      if (typeof file === 'string') return refused([file])
      const { values, unknown, faults } = cellsOfFile(table, file)
      if (unknown.length > 0 || faults.length > 0) return refused(faults, unknown)
      const changed = await changeCells(parts, async (db) => {
        const note = { at: clock().toISOString(), by: by.name, reason, undoes: null }
        const written: FlagCell[] = []
        for (const [flag, cells] of await readCells(db, table)) {
          for (const cell of Object.values(cells)) {
            const value = values.get(flag)?.[cell.site]
            if (value && JSON.stringify(value) !== JSON.stringify(cell.value)) written.push(await writeCell(db, cell, value, note))
          }
        }
        return written
      })
      return { kind: 'imported', changed }
    },
  }
}
