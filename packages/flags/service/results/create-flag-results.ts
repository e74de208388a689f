import { startHourly, startRepeating } from '@marquee/kit/delivery/repeated.ts'
import { resultArms, resultDays } from '#config/results.ts'
import { serviceLimits } from '#config/service-limits.ts'
import { type SiteId, sites } from '#config/sites.ts'
import type { FlagConfig } from '#config/types.ts'
import type { Clock } from '#models/site-clock.ts'
import { createFlagTable, type FlagTable } from '../flag-table.ts'
import type { FlagStore } from '../store/flag-tables.ts'
import { addResults, readResults, tidyResults } from '../store/results.ts'
import type { FlagResults, ResultCount, ResultReport } from './flag-results.ts'

interface FlagResultsOptions {
  readonly store: FlagStore
  readonly onError: (error: unknown, message: string) => void
  readonly clock?: Clock
  readonly table?: Readonly<Record<string, FlagConfig>>
}

const DAY = 86_400_000
const { days, saved } = serviceLimits.flags.results

const dayAt = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10)

function placeOf(
  table: FlagTable,
  site: SiteId,
  report: ResultReport,
  now: number,
): Omit<ResultCount, 'visitors'> | undefined {
  const { arm, reached } = report
  const flag = table.nameOf(report.flag)
  const language = sites[site].languages.find((each) => each === report.language)
  if (!flag || !language) return undefined
  const config = table.config(flag)
  if (config.reach !== 'visitor' || !resultArms(config).includes(arm)) return undefined
  const today = dayAt(now)
  const day = reached?.day ?? today
  if (day > today || day < dayAt(now - resultDays * DAY)) return undefined
  return { flag, site, language, day, arm, goal: reached?.goal ?? null }
}

/** Counts in memory, so that no visitor waits for the database; a crash loses seconds of counts. */
export function createFlagResults({
  store,
  onError,
  clock = Date.now,
  table: configs,
}: FlagResultsOptions): FlagResults {
  const table = createFlagTable(configs)
  let counts = new Map<string, ResultCount>()

  async function save(): Promise<void> {
    const drained = [...counts.values()]
    counts = new Map()
    await addResults(store.db, drained).catch((error: unknown) =>
      onError(error, 'counts of experiments could not be saved'),
    )
  }

  const saving = startRepeating(save, saved)
  const tidying = startHourly(() =>
    tidyResults(store.db, dayAt(clock() - days * DAY)).catch((error: unknown) =>
      onError(error, 'old counts of experiments could not be removed'),
    ),
  )

  return {
    count(site, report) {
      const place = placeOf(table, site, report, clock())
      if (!place) return null
      const key = JSON.stringify(place)
      counts.set(key, { ...place, visitors: (counts.get(key)?.visitors ?? 0) + 1 })
      return place.day
    },
    async results(query) {
      await saving.run()
      return readResults(store.read, query)
    },
    async close() {
      await saving.stop()
      await save()
      await tidying.stop()
    },
  }
}
