import { setTimeout } from 'node:timers/promises'
import type { SiteId } from '#config/sites.ts'
import { readCatalogues, type SiteCatalogue } from './day-catalogue.ts'
import { openChanges } from './day-changes.ts'
import { createDayClient, type VisitorResponse } from './day-client.ts'
import type { DayLog } from './day-log.ts'
import { type DayModel, dayModel, type Update } from './day-model.ts'
import { type DaySize, planDay } from './day-plan.ts'
import { type DayStack, startStack } from './day-stack.ts'
import { type Usage, usageOf } from './day-usage.ts'
import { createVisits } from './day-visits.ts'

export interface DayOptions extends DaySize {
  /** One after the other, in the same processes; only the first one has a deploy. */
  readonly days: number
  /** Pictures of a page that a first visit loads. */
  readonly pictures: number
}

/** A sample of all processes by name, `hour` of the day. */
export interface DaySample {
  readonly hour: number
  readonly usage: Readonly<Record<string, Usage>>
}

export interface DayResult {
  /** Milliseconds since the epoch. */
  readonly from: number
  readonly to: number
  readonly visits: number
  readonly received: readonly VisitorResponse[]
  /** All days. */
  readonly log: DayLog
  readonly updates: readonly (Update & { readonly made: number })[]
  /** Samples from the start of the day to half a minute of rest after it. */
  readonly samples: readonly DaySample[]
  /** CPU time in ms by process, of all processes of that name. */
  readonly cpu: Readonly<Record<string, number>>
}

/** Rest after a day, for running renders and for the memory to settle. */
const REST = 6_000

function readUsage(stack: DayStack): DaySample['usage'] {
  const entries = Object.entries(stack.pids()).map(([name, pid]) => ({ name, ...usageOf(pid) }))
  const sum = (list: readonly Usage[]): Usage => ({
    cpu: list.reduce((total, { cpu }) => total + cpu, 0),
    memory: list.reduce((total, { memory }) => total + memory, 0),
  })
  const isSite = (name: string) => name.startsWith('site')
  return {
    ...Object.fromEntries(
      entries.map(({ name, own, children }) => [name, isSite(name) ? own : sum([own, children])]),
    ),
    pictures: sum(entries.filter(({ name }) => isSite(name)).map(({ children }) => children)),
  }
}

/** CPU time between the samples. A replaced process begins at zero. */
function cpuOf(samples: readonly DaySample[]): Record<string, number> {
  const total: Record<string, number> = {}
  for (const [index, { usage }] of samples.entries())
    for (const [name, { cpu }] of Object.entries(usage)) {
      const before = samples[index - 1]?.usage[name]?.cpu ?? cpu
      total[name] = (total[name] ?? 0) + (cpu >= before ? cpu - before : cpu)
    }
  return total
}

const until = async (from: number, at: number) => setTimeout(Math.max(0, from + at - Date.now()))

interface Surroundings {
  readonly stack: DayStack
  readonly catalogues: ReadonlyMap<SiteId, SiteCatalogue>
  readonly model: DayModel
}

async function runOneDay(
  { stack, catalogues, model }: Surroundings,
  { pictures, ...size }: DayOptions,
  hasDeploy: boolean,
): Promise<DayResult> {
  const plan = planDay(model, catalogues, size)
  const client = createDayClient(stack.port)
  const changes = await openChanges(stack, catalogues)
  const visit = createVisits({ client, pictures })
  const samples: DaySample[] = []
  const from = Date.now()
  const day = size.seconds * 1_000
  const takeSample = () =>
    samples.push({ hour: ((Date.now() - from) / day) * model.hours.length, usage: readUsage(stack) })
  takeSample()
  const sampling = setInterval(takeSample, Math.min(2_000, day / 48))
  const updates = plan.updates.map(async (update) => {
    await until(from, update.at)
    await changes.make(update)
    return { ...update, made: Date.now() }
  })
  const deploying = hasDeploy ? until(from, plan.deployAt).then(stack.deploy) : undefined
  const visits: Promise<void>[] = []
  for (const planned of plan.visits) {
    if (from + planned.at > Date.now()) await until(from, planned.at)
    visits.push(visit(planned))
  }
  await Promise.all([...visits, ...updates, deploying, until(from, day)])
  const made = await Promise.all(updates)
  await setTimeout(REST)
  clearInterval(sampling)
  takeSample()
  await changes.close()
  client.close()
  return {
    from,
    to: Date.now(),
    visits: plan.visits.length,
    received: client.received,
    log: stack.log,
    updates: made,
    samples,
    cpu: cpuOf(samples),
  }
}

/** Starts everything, replays the days, and ends everything; `atEnd` runs before that end. */
export async function replayDays(
  options: DayOptions,
  atEnd: (stack: DayStack) => Promise<void> = async () => {},
): Promise<readonly DayResult[]> {
  const stack = await startStack()
  try {
    const [port = 0] = stack.sitePorts
    const catalogues = await readCatalogues(port)
    const results: DayResult[] = []
    const surroundings = { stack, catalogues, model: dayModel }
    for (let day = 0; day < options.days; day += 1)
      results.push(await runOneDay(surroundings, options, day === 0))
    await atEnd(stack)
    return results
  } finally {
    await stack.stop()
  }
}
