import { countBy, type DayFigures, dayFigures, type KindFigures } from './day-figures.ts'
import { dayLimits } from './day-limits.ts'
import type { DayResult } from './day-run.ts'
import { printFigure, printTitle } from './figures.ts'

const MB = 1_000_000

const percent = (part: number, whole: number) => (whole === 0 ? 0 : (100 * part) / whole)

function printKind(kind: string, { requests, hits, bytes, p50, p95, p99 }: KindFigures): void {
  const cells = [
    kind.padEnd(14),
    String(requests).padStart(8),
    `${percent(hits, requests).toFixed(1)} %`.padStart(9),
    ...[p50, p95, p99].map((ms) => `${ms} ms`.padStart(9)),
    `${(bytes / requests / 1_000).toFixed(1)} KB`.padStart(10),
  ]
  console.log(cells.join(''))
}

function printCounts(title: string, counts: ReadonlyMap<string, number>): void {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const parts = [...counts].map(([name, count]) => `${name} ${count}`)
  console.log(`${title}: ${total} (${parts.join(', ')})`)
}

function printPurges({ purges }: DayFigures): void {
  printTitle('Purges, and the renders of purged pages until the next one of the site:')
  for (const { hour, what, site, renders } of purges)
    console.log(`${String(hour).padStart(5)} h  ${what.padEnd(10)}${site}${String(renders).padStart(8)}`)
}

function printProcesses({ cpu, received, log, from, to }: DayResult, { upstream }: DayFigures): void {
  printTitle('CPU time:')
  const reached = [...upstream.values()].reduce((sum, count) => sum + count, 0)
  const sites = Object.entries(cpu)
    .filter(([name]) => name.startsWith('site'))
    .reduce((sum, [, ms]) => sum + ms, 0)
  const perRequest = (what: string, ms: number, requests: number) =>
    printFigure({ what, value: ms / requests, digits: 3, unit: 'ms', note: `(${(ms / 1_000).toFixed(1)} s)` })
  perRequest('site processes, per request that reached them', sites, reached)
  perRequest('site processes, per request of a visitor', sites, received.length)
  for (const name of ['Varnish', 'PostgreSQL', 'pictures'])
    perRequest(`${name}, per request of a visitor`, cpu[name] ?? 0, received.length)
  const lines = log.requests.filter(({ at }) => at >= from && at <= to)
  for (const [kind, list] of Map.groupBy(lines, ({ kind: each }) => each))
    if (list.length > 20)
      console.log(
        `  ${kind.padEnd(16)}${String(list.length).padStart(7)} requests, mean ${(list.reduce((sum, { ms }) => sum + ms, 0) / list.length).toFixed(2)} ms in the process`,
      )
}

function printMemory({ samples }: DayResult): void {
  printTitle('Resident memory in MB along the day:')
  const names = Object.keys(samples.at(-1)?.usage ?? {})
  const hours = [0, 4, 8, 12, 16, 20, 24]
  console.log(
    `${'hour'.padEnd(14)}${hours.map((hour) => String(hour).padStart(7)).join('')}${'most'.padStart(7)}`,
  )
  for (const name of names) {
    const values = samples.map(({ usage }) => (usage[name]?.memory ?? 0) / MB)
    const at = hours.map((hour) => {
      const index = samples.findIndex((sample) => sample.hour >= hour)
      return (values.at(index) ?? 0).toFixed(0).padStart(7)
    })
    console.log(
      name.padEnd(14) +
        at.join('') +
        Math.max(...values)
          .toFixed(0)
          .padStart(7),
    )
  }
}

export function printDay(result: DayResult, title: string): DayFigures {
  const figures = dayFigures(result)
  const seconds = (result.to - result.from) / 1_000
  printTitle(`${title}: ${result.visits} visits, ${figures.all.requests} requests in ${seconds.toFixed(0)} s`)
  console.log(`${''.padEnd(14)}requests  from CDN      p50      p95      p99      each`)
  for (const [kind, each] of [...figures.byKind].toSorted(([, a], [, b]) => b.requests - a.requests))
    printKind(kind, each)
  printKind('all', figures.all)
  printFigure({ what: 'sent to visitors', value: figures.all.bytes / MB, unit: 'MB', digits: 1 })
  printTitle('Behind the CDN:')
  printCounts('Requests that reached a process', figures.upstream)
  printCounts(
    'Statuses',
    countBy(result.received, ({ status }) => String(status)),
  )
  printCounts('Page cache', figures.pageCache)
  printCounts(
    `Renders of ${figures.pages} pages`,
    countBy(figures.renders, ({ reason }) => reason),
  )
  printCounts(
    'Calls of the content API',
    countBy(figures.calls, ({ call }) => call.split(/[/?]/, 1)[0] ?? call),
  )
  printPurges(figures)
  printProcesses(result, figures)
  printMemory(result)
  printTitle('Limits:')
  for (const { what, value, most } of dayLimits(result, figures))
    printFigure({ what, value, unit: '', limit: most, digits: Number.isInteger(value) ? 0 : 2 })
  printFigure({ what: 'pages that were late', value: figures.late.length, unit: '' })
  return figures
}
