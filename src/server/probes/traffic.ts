import { type Refusal, refusals } from '@marquee/kit/http/refusal-reasons.ts'
import { Counter, collectDefaultMetrics, type Metric, Registry } from 'prom-client'
import type { CacheState, Exchange } from '../exchange.ts'
import { readCounter, readGauge } from './read-metrics.ts'

/** Plain numbers on the hot path; converted only for `/metrics`. */
interface Cell {
  readonly site: string
  readonly kind: string
  readonly status: number
  readonly cache: CacheState
  count: number
}

interface Durations {
  readonly buckets: Uint32Array
  count: number
  sum: number
}

export interface Traffic {
  count(exchange: Exchange, status: number, milliseconds: number): void
  /** The refusal of a request that is not counted itself. */
  refuse(refusal: Refusal): void
  text(): Promise<string>
  readonly contentType: string
}

/** Seconds. */
const BOUNDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const HISTOGRAM = 'http_request_duration_seconds'

function histogramText(durations: ReadonlyMap<string, Durations>): string {
  const lines = [`# HELP ${HISTOGRAM} Time to the finished answer.`, `# TYPE ${HISTOGRAM} histogram`]
  for (const [kind, { buckets, count, sum }] of durations) {
    let below = 0
    for (const [index, bound] of BOUNDS.entries()) {
      below += buckets[index] ?? 0
      lines.push(`${HISTOGRAM}_bucket{kind="${kind}",le="${bound}"} ${below}`)
    }
    lines.push(
      `${HISTOGRAM}_bucket{kind="${kind}",le="+Inf"} ${count}`,
      `${HISTOGRAM}_sum{kind="${kind}"} ${sum}`,
      `${HISTOGRAM}_count{kind="${kind}"} ${count}`,
    )
  }
  return `${lines.join('\n')}\n`
}

const requestCounter = (cells: ReadonlyMap<string, readonly Cell[]>) =>
  new Counter({
    name: 'http_requests_total',
    help: 'Answered requests.',
    labelNames: ['site', 'kind', 'status', 'cache'],
    registers: [],
    collect() {
      this.reset()
      for (const { site, kind, status, cache, count } of [...cells.values()].flat())
        this.inc({ site, kind, status, cache }, count)
    },
  })

export const faultMetric = (read: () => number): Metric =>
  readCounter(
    'uncaught_errors_total',
    'Errors that nothing caught; each ends its process. Counted on by the process that is started in its place with the same data folder.',
    read,
  )

export function createTraffic(
  cacheSize: () => { readonly bytes: number; readonly entries: number },
  others: readonly Metric[] = [],
): Traffic {
  /** Cells by kind. */
  const cells = new Map<string, Cell[]>()
  const durations = new Map<string, Durations>()
  const refusalCounter = new Counter({
    name: 'refusals_total',
    help: 'Refused requests by the reason, which the access log has too.',
    labelNames: ['reason'],
    registers: [],
  })
  for (const reason of Object.keys(refusals)) refusalCounter.inc({ reason }, 0)
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })

  registry.registerMetric(requestCounter(cells))
  registry.registerMetric(refusalCounter)
  registry.registerMetric(
    readGauge('page_cache_bytes', 'Bytes held by the page cache.', () => cacheSize().bytes),
  )
  registry.registerMetric(
    readGauge('page_cache_entries', 'Pages held by the page cache.', () => cacheSize().entries),
  )
  for (const metric of others) registry.registerMetric(metric)

  /** Comparing the few cells of a kind takes less than building a key for a map. */
  function cellOf({ site, kind, cache }: Exchange, status: number): Cell {
    const ofKind = cells.get(kind) ?? []
    for (const cell of ofKind)
      if (cell.site === site && cell.status === status && cell.cache === cache) return cell
    const cell: Cell = { site, kind, status, cache, count: 0 }
    cells.set(kind, ofKind)
    ofKind.push(cell)
    return cell
  }

  function durationsOf(kind: string): Durations {
    const known = durations.get(kind)
    if (known) return known
    const made: Durations = { buckets: new Uint32Array(BOUNDS.length), count: 0, sum: 0 }
    durations.set(kind, made)
    return made
  }

  function refuse(reason: Refusal): void {
    refusalCounter.inc({ reason })
  }

  return {
    count(exchange, status, milliseconds) {
      if (exchange.refusal !== undefined) refuse(exchange.refusal)
      cellOf(exchange, status).count += 1
      const seconds = milliseconds / 1_000
      const own = durationsOf(exchange.kind)
      own.count += 1
      own.sum += seconds
      const bound = BOUNDS.findIndex((limit) => seconds <= limit)
      if (bound >= 0) own.buckets[bound] = (own.buckets[bound] ?? 0) + 1
    },
    refuse,
    text: async () => (await registry.metrics()) + histogramText(durations),
    contentType: registry.contentType,
  }
}
