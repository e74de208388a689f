// `npm run bench:day`: a day's traffic in four minutes. `-- --quick` takes one, `-- --days 2` checks memory.
import { parseArgs } from 'node:util'
import { buildIfStale } from '../../scripts/build.mjs'
import { requestHost } from '../e2e/http.ts'
import { dayLimits } from './day-limits.ts'
import { printDay } from './day-report.ts'
import { type DayResult, replayDays } from './day-run.ts'
import type { DayStack } from './day-stack.ts'
import { printFigure, printTitle } from './figures.ts'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    days: { type: 'string', default: '1' },
    seconds: { type: 'string' },
    visits: { type: 'string' },
    seed: { type: 'string', default: 'marquee' },
  },
})
const size = values.quick ? { seconds: 40, visits: 400 } : { seconds: 240, visits: 4_000 }

if (!(await buildIfStale())) process.exit(1)

/** Resident memory of the site processes after a day, over that after the day before. */
const DRIFT = 1.05
const MB = 1_000_000

async function printPageCache({ sitePorts: [port = 0] }: DayStack): Promise<void> {
  const { body } = await requestHost('localhost', '/metrics', { port })
  const [bytes, entries] = ['page_cache_bytes', 'page_cache_entries'].map((name) =>
    Number(new RegExp(`^${name} (.+)$`, 'm').exec(body)?.[1]),
  )
  printFigure({
    what: 'page cache',
    value: (bytes ?? 0) / MB,
    unit: 'MB',
    digits: 1,
    note: `(${entries} pages)`,
  })
}

/** Memory after each day, once the processes rest. */
const memoryAfter = ({ samples }: DayResult): number =>
  Object.entries(samples.at(-1)?.usage ?? {})
    .filter(([name]) => name.startsWith('site'))
    .reduce((sum, [, { memory }]) => sum + memory, 0)

const results = await replayDays(
  {
    ...size,
    ...(values.seconds ? { seconds: Number(values.seconds) } : {}),
    ...(values.visits ? { visits: Number(values.visits) } : {}),
    days: Number(values.days),
    seed: values.seed,
    pictures: 9,
  },
  printPageCache,
)
const figures = results.map((result, index) => printDay(result, `Day ${index + 1}`))
const refused = results.flatMap(({ received }) =>
  received.filter(({ status }) => (status >= 400 || status === 0) && status !== 401),
)
for (const { status, kind, host, path, at } of refused.slice(0, 10))
  console.log(`status ${status}: ${kind} ${host}${path} at ${new Date(at).toISOString()}`)
for (const line of results[0]?.log.faults.slice(0, 5) ?? []) console.log(line.slice(0, 400))

printTitle('Memory of the site processes, after a day and the day before:')
const drifts = results
  .slice(1)
  .map((result, index) => memoryAfter(result) / memoryAfter(results[index] ?? result))
for (const [index, value] of drifts.entries())
  printFigure({ what: `day ${index + 2} / day ${index + 1}`, value, unit: '×', digits: 3, limit: DRIFT })

const isWithin = results.every((result, index) => {
  const own = figures[index]
  return own !== undefined && dayLimits(result, own).every(({ value, most }) => value <= most)
})
process.exitCode = isWithin && drifts.every((drift) => drift <= DRIFT) ? 0 : 1
