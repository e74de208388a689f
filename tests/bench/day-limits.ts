import { serviceLimits } from '#config/service-limits.ts'
import { type SiteId, siteIds } from '#config/sites.ts'
import { countBy, type DayFigures, isPage } from './day-figures.ts'
import type { DayResult } from './day-run.ts'

export interface DayLimit {
  readonly what: string
  readonly value: number
  readonly most: number
}

/** Share of pages, page data, files and pictures that the CDN must have. */
const LEAST_HITS = 0.3
/** Kinds of requests that the CDN stores, besides pages. */
const STORED = new Set(['file', 'picture', 'page data'])
const PROCESSES = 2
/** The first one, that of a replaced process, and one for a page whose parts came late. */
const BEGINNINGS = 3

/** Renders of a page, or calls of a kind and address, that one process may need. */
function mostOf(site: SiteId, { updates, from, to }: DayResult): number {
  const expired = Math.ceil((to - from) / 1_000 / serviceLimits.pageCache.fresh)
  // A change may come while something is being composed, which is then composed again.
  return BEGINNINGS + expired + 2 * updates.filter((update) => update.site === site).length
}

/** The largest excess over what is allowed; at most 0. */
const excess = (counts: ReadonlyMap<string, number>, mostFor: (site: SiteId) => number): number =>
  Math.max(
    ...siteIds.flatMap((site) =>
      [...counts].filter(([key]) => key.startsWith(`${site} `)).map(([, count]) => count - mostFor(site)),
    ),
  )

const storable = ({ received }: DayResult) => received.filter((each) => isPage(each) || STORED.has(each.kind))

/** Figures that do not depend on the machine. */
export function countLimits(result: DayResult, figures: DayFigures): readonly DayLimit[] {
  const stored = storable(result)
  const most = (site: SiteId) => mostOf(site, result)
  return [
    { what: 'responses that failed', value: figures.failed.length, most: 0 },
    {
      what: 'renders above pages × purges, of a page and process',
      value: excess(
        countBy(figures.renders, ({ site, page, process }) => `${site} ${page} ${process}`),
        most,
      ),
      most: 0,
    },
    {
      what: 'requests of processes for a page above those of purges',
      value: excess(
        countBy(
          stored.filter(({ isHit }) => !isHit),
          ({ site, path, encoding }) => `${site} ${path} ${encoding}`,
        ),
        (site) => PROCESSES * most(site),
      ),
      most: 0,
    },
    {
      what: 'calls upstream above one, of a key and process',
      value: excess(
        countBy(figures.calls, ({ site, call, process }) => `${site} ${call} ${process}`),
        most,
      ),
      most: 0,
    },
  ]
}

/** The share of hits is a limit too; it is smaller where a slow machine gets through fewer requests. */
export function dayLimits(result: DayResult, figures: DayFigures): readonly DayLimit[] {
  const stored = storable(result)
  const misses = stored.filter(({ isHit }) => !isHit).length
  return [
    { what: 'share that the CDN did not have', value: misses / stored.length, most: 1 - LEAST_HITS },
    ...countLimits(result, figures),
  ]
}
