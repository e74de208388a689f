import type { FlagName } from '../../../config/flags.ts'
import { definitionsOf } from './definitions.ts'
import type { Definitions } from './flag-service.ts'
import type { FlagTable } from './flag-table.ts'
import { readCells, type SiteCells } from './store/cells.ts'
import type { FlagStore } from './store/flag-store.ts'

type Cells = ReadonlyMap<FlagName, SiteCells>

export interface KeptCells {
  cells(): Promise<Cells>
  definitions(): Promise<Definitions>
  /** What is kept is read anew when it is asked for next. */
  forget(): void
}

/** All cells and what SDKs are told of them, read once per change. */
export function createKeptCells(store: FlagStore, table: FlagTable, clock: () => Date): KeptCells {
  let kept: Promise<Cells> | undefined
  let told: { readonly of: Cells; readonly day: number; readonly definitions: Definitions } | undefined
  const cells = () => {
    if (kept) return kept
    const reading = readCells(store.read, table)
    kept = reading
    reading.catch(() => {
      if (kept === reading) kept = undefined
    })
    return reading
  }
  return {
    cells,
    async definitions() {
      const now = clock()
      const day = Math.floor(now.getTime() / 86_400_000)
      const of = await cells()
      // Flags go stale at midnight without a change.
      if (told?.of !== of || told.day !== day) told = { of, day, definitions: definitionsOf(table, of, now) }
      return told.definitions
    },
    forget() {
      kept = undefined
    },
  }
}
