import type { FlagName } from '#config/flags.ts'
import { serviceLimits } from '#config/service-limits.ts'
import type { Clock } from '#models/site-clock.ts'
import { startHourly } from '../repeated.ts'
import type { CachedCells } from './cached-cells.ts'
import type { FlagService } from './flag-service.ts'
import type { FlagTable } from './flag-table.ts'
import type { FlagStore } from './store/flag-store.ts'
import { addUsage, lastHours, readUsage, tidyUsage, type UsageCount, usageKey } from './store/usage.ts'
import type { FlagUsage, UsageReport } from './usage-report.ts'

const HOUR = 3_600_000
/** Rejects implausible counts. */
const MOST = 10_000_000
const NAME = 100
/** Milliseconds that hours of last use are cached. */
const FRESH = 10_000

interface UsageOptions {
  readonly store: FlagStore
  readonly table: FlagTable
  readonly clock: Clock
  readonly onError: (error: unknown, message: string) => void
  readonly cells: CachedCells['cells']
}

export interface Usage extends Pick<FlagService, 'countUsage' | 'usage'> {
  /** Hour by flag; the same object until it changes. */
  lastUsed(): Promise<ReadonlyMap<string, string>>
  close(): Promise<void>
}

const hourAt = (milliseconds: number) => new Date(Math.floor(milliseconds / HOUR) * HOUR).toISOString()
const isCount = (count: number) => Number.isInteger(count) && count >= 0 && count <= MOST
const nameOf = (application: string) => application.replaceAll('\0', '').trim().slice(0, NAME) || 'unknown'

/** Empty if any number of the report is invalid. Of its variants those that the flag has on some site. */
function countsOf(
  table: FlagTable,
  cells: Awaited<ReturnType<CachedCells['cells']>>,
  toggles: UsageReport['toggles'],
): readonly UsageCount[] {
  const isVariant = (flag: FlagName, name: string) =>
    Object.values(cells.get(flag) ?? {}).some(({ value }) =>
      value.audience?.variants.some((variant) => variant.name === name),
    )
  const counts = table.names.flatMap((flag) => {
    const count = Object.hasOwn(toggles, flag) ? toggles[flag] : undefined
    if (!count) return []
    const variants = Object.entries(count.variants ?? {}).filter(
      ([name, times]) => isVariant(flag, name) && isCount(times) && times > 0,
    )
    return [{ flag, yes: count.yes, no: count.no, variants: Object.fromEntries(variants) }]
  })
  if (!counts.every(({ yes, no }) => isCount(yes) && isCount(no))) return []
  return counts.filter(({ yes, no }) => yes + no > 0)
}

/** One row for a day that both lists have a part of; newest first. */
function merged(...lists: readonly (readonly FlagUsage[])[]): readonly FlagUsage[] {
  const rows = new Map<string, FlagUsage>()
  for (const row of lists.flat()) {
    const known = rows.get(usageKey(row))
    const variants = { ...known?.variants }
    for (const [name, times] of Object.entries(row.variants)) variants[name] = (variants[name] ?? 0) + times
    const [yes, no] = [row.yes + (known?.yes ?? 0), row.no + (known?.no ?? 0)]
    rows.set(usageKey(row), { ...row, yes, no, variants })
  }
  const order = ({ flag, application, site }: FlagUsage) => [flag, application, site ?? ''].join('\n')
  return [...rows.values()].sort((one, other) => {
    if (one.day !== other.day) return one.day < other.day ? 1 : -1
    return order(one) < order(other) ? -1 : 1
  })
}

const later = (
  one: ReadonlyMap<string, string>,
  other: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> => {
  const all = new Map(one)
  for (const [flag, hour] of other) if (hour > (all.get(flag) ?? '')) all.set(flag, hour)
  return all
}

/** Caches past hours for an hour, and always reads the current ones. */
function createPast<Value>(
  clock: Clock,
  read: (before: string) => Promise<Value>,
): () => Promise<{ readonly cached: Value; readonly now: string }> {
  let past: { readonly now: string; readonly cached: Promise<Value> } | undefined
  return async () => {
    // Allows for clock skew between processes.
    const now = hourAt(clock() - HOUR)
    if (past?.now !== now) past = { now, cached: read(now) }
    const current = past
    try {
      return { cached: await current.cached, now }
    } catch (error) {
      if (past === current) past = undefined
      throw error
    }
  }
}

export function createUsage({ store, table, clock, onError, cells }: UsageOptions): Usage {
  const { read, db } = store
  const oldest = () => hourAt(clock() - serviceLimits.flags.usageDays * 24 * HOUR)
  const pastUsage = createPast(clock, (before) => readUsage(read, table, oldest(), before))
  const pastHours = createPast(clock, () => lastHours(read, ''))
  let last:
    | { readonly at: number; readonly hours: ReadonlyMap<string, string>; readonly key: string }
    | undefined
  const tidying = startHourly(() =>
    tidyUsage(db, oldest()).catch((error: unknown) =>
      onError(error, 'old counts of flags could not be removed'),
    ),
  )
  return {
    async countUsage({ application, site, toggles }) {
      const counts = countsOf(table, await cells(), toggles)
      if (counts.length === 0) return
      await addUsage(
        db,
        { application: nameOf(application), site: site ?? '', hour: hourAt(clock()) },
        counts,
      )
      last = last && { ...last, at: Number.NEGATIVE_INFINITY }
    },
    async usage(): Promise<readonly FlagUsage[]> {
      const { cached, now } = await pastUsage()
      return merged(cached, await readUsage(read, table, now))
    },
    async lastUsed() {
      const at = clock()
      if (last && Math.abs(at - last.at) < FRESH) return last.hours
      const { cached, now } = await pastHours()
      const hours = later(cached, await lastHours(read, now))
      const key = JSON.stringify([...hours])
      last = last?.key === key ? { ...last, at } : { at, hours, key }
      return last.hours
    },
    close: () => tidying.stop(),
  }
}
