import { median, printFigure } from './figures.ts'
import { type Requests, request, type Subject } from './processes.ts'

/** CPU time per request, measured in rounds. */
export interface Measurement {
  readonly name: string
  /** One value per round, in ms. */
  readonly results: number[]
  /** Most of the CPU time, in ms. */
  readonly limit?: number
  take(): Promise<number>
}

interface Surroundings {
  /** The preparation is not measured. */
  readonly prepare?: () => Promise<unknown>
  /** Work after the last response, which is measured. */
  readonly settle?: () => Promise<unknown>
}

export const ofRequests = (
  name: string,
  subject: Subject,
  load: Requests,
  { prepare, settle }: Surroundings = {},
): Measurement => ({
  name,
  results: [],
  async take() {
    await prepare?.()
    const before = await subject.cpuMs()
    await request(subject, load)
    await settle?.()
    return ((await subject.cpuMs()) - before) / load.requests
  },
})

/** `units` of the child's own work. */
export const ofWork = (
  name: string,
  subject: Subject,
  units: number,
  { prepare }: Pick<Surroundings, 'prepare'> = {},
): Measurement => ({
  name,
  results: [],
  async take() {
    await prepare?.()
    const before = await subject.cpuMs()
    return ((await subject.cpuMs(units)) - before) / units
  },
})

export interface Rounds {
  readonly least: number
  readonly most: number
  readonly warmUps: number
  /** No round begins after so many seconds, once there are enough. */
  readonly seconds: number
}

/** Interleaves the measurements, so that load of the machine concerns all of them. Returns the number of rounds. */
export async function measureRounds(
  measurements: readonly Measurement[],
  { least, most, warmUps, seconds }: Rounds,
): Promise<number> {
  const end = performance.now() + seconds * 1_000
  let round = -warmUps
  for (; round < least || (round < most && performance.now() < end); round += 1)
    for (const measurement of measurements) {
      const value = await measurement.take()
      if (round >= 0) measurement.results.push(value)
    }
  return round
}

export function printCost({ name, results, limit }: Measurement): void {
  const range = `(${Math.min(...results).toFixed(3)} to ${Math.max(...results).toFixed(3)})`
  printFigure({ what: name, value: median(results), digits: 3, unit: 'ms', limit, note: range })
}

/** The median of ratios per round, not the ratio of medians: load varies over time. */
export function printRatio(what: string, subject: Measurement, base: Measurement, limit?: number): void {
  const value = median(subject.results.map((cost, round) => cost / (base.results[round] ?? cost)))
  printFigure({ what, value, digits: 2, unit: '×', limit })
}
