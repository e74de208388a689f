import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AnyMachineSnapshot, createActor, SimulatedClock } from 'xstate'
import { isExhaustive } from '../scope.ts'
import { allCharts, type Chart } from './charts.ts'
import { eventsAt, type MachineSamples } from './samples.ts'

const seed = Number(process.env.SEED ?? (isExhaustive ? Date.now() % 1_000_000 : 1))
const walks = isExhaustive ? 1_000 : 100
const steps = 50
/** Milliseconds until a walk that never ends is given up. */
const patience = 600_000

test.for(allCharts)(
  `$name keeps its invariants on ${walks} walks of ${steps} events (SEED=${seed})`,
  { timeout: patience },
  (chart) => {
    const choices = fc.array(fc.nat(), { minLength: steps, maxLength: steps })
    fc.assert(
      fc.property(fc.nat(), choices, (start, taken) => walk(chart, start, taken)),
      { seed, numRuns: walks },
    )
  },
)

function walk({ machine, samples, inputs }: Chart, start: number, choices: readonly number[]): void {
  const actor = createActor(machine, { input: inputs[start % inputs.length], clock: new SimulatedClock() })
  let failure: unknown
  actor.subscribe({ error: (error) => (failure = error) })
  actor.start()
  let before: unknown
  for (const choice of choices) {
    const now: AnyMachineSnapshot = actor.getSnapshot()
    const faults = now.context === before ? [] : faultsOf(samples, now)
    // `expect` in each of 100,000 steps would take most of the time.
    if (faults.length > 0) expect(faults).toEqual([])
    before = now.context
    const possible = eventsAt(samples, now)
    const event = possible[choice % possible.length]
    if (event === undefined) break
    actor.send(event)
  }
  actor.stop()
  if (failure) throw failure
}

function faultsOf({ faults }: MachineSamples, { context }: AnyMachineSnapshot): readonly string[] {
  const place = notJson(context, 'context')
  return [
    ...(place === null ? [] : [`${place} is not JSON`]),
    ...historyFaults(context),
    ...(faults?.(context as never) ?? []),
  ]
}

function historyFaults({ history }: { readonly history?: unknown }): readonly string[] {
  if (!Array.isArray(history)) return []
  const keys = history.map((entry: { readonly url?: string }) => entry.url ?? JSON.stringify(entry))
  return [
    ...(keys.length > 3 ? ['more than 3 in the history'] : []),
    ...(new Set(keys).size < keys.length ? ['one twice in the history'] : []),
  ]
}

function notJson(value: unknown, place: string): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null
  if (typeof value === 'number') return Number.isFinite(value) ? null : place
  if (typeof value !== 'object') return place
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return place
  for (const [key, each] of Object.entries(value)) {
    const lost = notJson(each, `${place}.${key}`)
    if (lost !== null) return lost
  }
  return null
}
