import type { RecordAudit } from '@marquee/kit/audit/audit-log.ts'
import type { FlagConfig } from '#config/types.ts'
import type { Clock } from '#models/site-clock.ts'
import { type CachedCells, createCachedCells } from './cached-cells.ts'
import { createChanging } from './changing.ts'
import { createChangingMany } from './changing-many.ts'
import { exportOf } from './exported.ts'
import type { FlagRow, FlagService } from './flag-service.ts'
import { createFlagTable, type FlagTable } from './flag-table.ts'
import { createUsage, type Usage } from './flag-usage.ts'
import type { ChangeMessages } from './flag-webhook.ts'
import { createFourEyes } from './four-eyes.ts'
import { recordingBy } from './owner-parts.ts'
import { createScheduledChanges } from './scheduled/create-scheduled-changes.ts'
import { startScheduled } from './scheduled/run-scheduled-changes.ts'
import { readCell } from './store/cells.ts'
import { createChangeSignals } from './store/change-signals.ts'
import type { FlagStore } from './store/flag-tables.ts'
import { readChanges, readHistory, readValuesAt } from './store/history.ts'

type Listener = Parameters<FlagService['onChange']>[0]

export interface FlagServiceOptions {
  readonly store: FlagStore
  readonly onError: (error: unknown, message: string) => void
  readonly clock?: Clock
  readonly environment?: string
  readonly table?: Readonly<Record<string, FlagConfig>>
  /** Default: nothing is recorded. */
  readonly record?: RecordAudit
  /** Default: nobody is told. */
  readonly messages?: ChangeMessages | undefined
}

/** Rebuilt only when a cell or a last use has changed. */
function createRows(table: FlagTable, cachedCells: CachedCells, usage: Usage): FlagService['rows'] {
  let made:
    | { readonly cells: unknown; readonly hours: unknown; readonly rows: readonly FlagRow[] }
    | undefined
  return async () => {
    const [cells, hours] = await Promise.all([cachedCells.cells(), usage.lastUsed()])
    if (made?.cells !== cells || made.hours !== hours) {
      const rows = [...cells].map(([name, ofSites]) => ({
        name,
        config: table.config(name),
        cells: ofSites,
        lastUsed: hours.get(name) ?? null,
      }))
      made = { cells, hours, rows }
    }
    return made.rows
  }
}

/** Rejects if the database cannot be read. */
export async function createFlagService({
  store,
  onError,
  ...options
}: FlagServiceOptions): Promise<FlagService> {
  const clock = options.clock ?? Date.now
  const table = createFlagTable(options.table)
  const cachedCells = createCachedCells(store, table, clock)
  const listeners = new Set<Listener>()
  const signals = await createChangeSignals({
    store,
    onError,
    notify(sites) {
      cachedCells.forget()
      for (const listener of listeners) {
        try {
          listener(sites)
        } catch (error) {
          onError(error, 'a listener to flag changes failed')
        }
      }
    },
  })
  const usage = createUsage({ store, table, clock })
  const note = recordingBy(options.record ?? (async () => {}))
  const parts = { store, table, clock, signals, messages: options.messages, note }
  const running = startScheduled({ ...parts, onError })
  return {
    rows: createRows(table, cachedCells, usage),
    cell: (flag, site) => readCell(store.read, table, flag, site),
    ...createChanging(parts),
    ...createChangingMany(parts),
    ...createScheduledChanges(parts),
    ...createFourEyes(parts),
    history: (query) => readHistory(store.read, table, query),
    changes: (query) => readChanges(store.read, table, query),
    valuesAt: (at) => readValuesAt(store.read, table, at),
    definitions: cachedCells.definitions,
    exported: async () =>
      exportOf(table, await cachedCells.cells(), options.environment ?? 'development', clock()),
    countUsage: usage.countUsage,
    countedSince: usage.countedSince,
    onChange(listener) {
      const own: Listener = (sites) => listener(sites)
      listeners.add(own)
      return () => void listeners.delete(own)
    },
    async close() {
      await running.stop()
      await signals.close()
    },
  }
}
