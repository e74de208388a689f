import type { FlagName } from '#config/flags.ts'
import type { Clock } from '#models/site-clock.ts'
import { definitionsOf } from './definitions.ts'
import type { Definitions } from './feature-definition.ts'
import type { FlagTable } from './flag-table.ts'
import { readCells, type SiteCells } from './store/cells.ts'
import type { FlagStore } from './store/flag-tables.ts'

type Cells = ReadonlyMap<FlagName, SiteCells>

export interface CachedCells {
  cells(): Promise<Cells>
  definitions(): Promise<Definitions>
  forget(): void
}

/** Read once per change. */
export function createCachedCells(store: FlagStore, table: FlagTable, clock: Clock): CachedCells {
  let cached: Promise<Cells> | undefined
  let latest: { readonly of: Cells; readonly day: number; readonly definitions: Definitions } | undefined
  const cells = () => {
    if (cached) return cached
    const reading = readCells(store.read, table)
    cached = reading
    reading.catch(() => {
      if (cached === reading) cached = undefined
    })
    return reading
  }
  return {
    cells,
    async definitions() {
      const now = clock()
      const day = Math.floor(now / 86_400_000)
      const of = await cells()
      // Flags go stale at midnight without a change.
      if (latest?.of !== of || latest.day !== day)
        latest = { of, day, definitions: definitionsOf(table, of, now) }
      return latest.definitions
    },
    forget() {
      cached = undefined
    },
  }
}
