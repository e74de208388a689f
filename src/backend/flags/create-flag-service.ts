import { siteIds } from '../../../config/sites.ts'
import type { FlagConfig } from '../../../config/types.ts'
import { createChanging } from './changing.ts'
import type { FlagRow, FlagService } from './flag-service.ts'
import { createFlagTable } from './flag-table.ts'
import { createKeptCells } from './kept-cells.ts'
import { readCell } from './store/cells.ts'
import { createChangeSignals } from './store/change-signals.ts'
import type { FlagStore } from './store/flag-store.ts'
import { readHistory } from './store/history.ts'

type Listener = Parameters<FlagService['onChange']>[0]

export interface FlagServiceOptions {
  readonly store: FlagStore
  readonly onError: (error: unknown, message: string) => void
  readonly clock?: () => Date
  /** Features in place of those of the configuration. */
  readonly table?: Readonly<Record<string, FlagConfig>>
}

/** The embedded flag service. Rejects where the database cannot be read. */
export async function createFlagService({ store, onError, ...options }: FlagServiceOptions): Promise<FlagService> {
  const clock = options.clock ?? (() => new Date())
  const table = createFlagTable(options.table)
  const kept = createKeptCells(store, table, clock)
  const listeners = new Set<Listener>()
  const signals = await createChangeSignals({
    store,
    onError,
    tell(sites) {
      kept.forget()
      for (const listener of listeners) {
        try {
          listener(sites)
        } catch (error) {
          onError(error, 'a listener to flag changes failed')
        }
      }
    },
  })
  const rows = async (): Promise<readonly FlagRow[]> =>
    [...(await kept.cells())].map(([name, cells]) => ({ name, config: table.config(name), cells, lastUsed: null }))
  return {
    rows,
    cell: (flag, site) => readCell(store.read, table, flag, site),
    ...createChanging({ store, table, clock, signals }),
    history: (wish) => readHistory(store.read, table, wish),
    definitions: kept.definitions,
    exported: async () => ({ features: [], featureStrategies: [], featureEnvironments: [] }),
    imported: async () => ({ kind: 'refused', unknown: [], faults: [`Nothing can be imported yet into ${siteIds.length} sites.`] }),
    countUsage: async () => {},
    usage: async () => [],
    onChange(listener) {
      const own: Listener = (sites) => listener(sites)
      listeners.add(own)
      return () => void listeners.delete(own)
    },
    close: () => signals.close(),
  }
}
