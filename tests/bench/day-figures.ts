import type { VisitorResponse } from './day-client.ts'
import type { LoggedCall, LoggedRender, LoggedRequest } from './day-log.ts'
import type { DayResult } from './day-run.ts'

export interface KindFigures {
  readonly requests: number
  readonly hits: number
  readonly bytes: number
  /** Milliseconds until the last byte. */
  readonly p50: number
  readonly p95: number
  readonly p99: number
}

export interface DayFigures {
  readonly byKind: ReadonlyMap<string, KindFigures>
  readonly all: KindFigures
  /** Requests that reached a process, by kind and by state of the page cache. */
  readonly upstream: ReadonlyMap<string, number>
  readonly pageCache: ReadonlyMap<string, number>
  readonly renders: readonly LoggedRender[]
  readonly calls: readonly LoggedCall[]
  /** Renders of purged pages until the next update of the site. */
  readonly purges: readonly (DayResult['updates'][number] & { readonly renders: number })[]
  /** Pages by site that visitors have received. */
  readonly pages: number
  /** No response, or one of status 500 or more, unless it is late. */
  readonly failed: readonly VisitorResponse[]
  /** The site's own 503, with Retry-After: a busy machine has not composed the page in time. */
  readonly late: readonly VisitorResponse[]
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

function figuresOf(received: readonly VisitorResponse[]): KindFigures {
  const times = received.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return {
    requests: received.length,
    hits: received.filter(({ isHit }) => isHit).length,
    bytes: received.reduce((sum, { bytes }) => sum + bytes, 0),
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    p99: quantile(times, 0.99),
  }
}

export function countBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, number> {
  const counts = [...Map.groupBy(items, keyOf)].map(([key, list]) => [key, list.length] as const)
  return new Map(counts.toSorted(([, a], [, b]) => b - a))
}

function purgesOf({ updates, to }: DayResult, renders: readonly LoggedRender[]): DayFigures['purges'] {
  return updates.map((update) => {
    const later = updates.filter(({ site, made }) => site === update.site && made > update.made)
    const end = Math.min(to, ...later.map(({ made }) => made))
    const own = renders.filter(
      ({ at, site, reason }) => reason === 'purged' && site === update.site && at >= update.made && at < end,
    )
    return { ...update, renders: own.length }
  })
}

const isVisit = ({ kind }: LoggedRequest) => kind !== 'probe' && kind !== 'publishing'

/** Kinds of requests that are cached for all visitors. */
const notPages = new Set(['file', 'picture', 'texts', 'flags', 'flag changes', 'zone', 'client', 'page data'])
export const isPage = ({ kind }: Pick<VisitorResponse, 'kind'>): boolean => !notPages.has(kind)

const isLate = ({ status, isOurs }: VisitorResponse) => status === 503 && isOurs

export function dayFigures(result: DayResult): DayFigures {
  const { received, log, from, to } = result
  const within = <Entry extends { readonly at: number }>(entries: readonly Entry[]) =>
    entries.filter(({ at }) => at >= from && at <= to)
  const upstream = within(log.requests).filter(isVisit)
  const renders = within(log.renders)
  const pages = received.filter(isPage)
  return {
    byKind: new Map(
      [...Map.groupBy(received, ({ kind }) => kind)].map(([kind, list]) => [kind, figuresOf(list)]),
    ),
    all: figuresOf(received),
    upstream: countBy(upstream, ({ kind }) => kind),
    pageCache: countBy(
      upstream.filter(({ cache }) => cache !== 'none'),
      ({ cache }) => cache,
    ),
    renders,
    calls: within(log.calls),
    purges: purgesOf(result, renders),
    pages: new Set(pages.map(({ host, path }) => host + path)).size,
    failed: received.filter((each) => (each.status >= 500 || each.status === 0) && !isLate(each)),
    late: received.filter(isLate),
  }
}
