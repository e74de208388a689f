import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createActor,
  SimulatedClock,
} from 'xstate'
import { getAdjacencyMap, getStateNodes } from 'xstate/graph'
import { silenced } from '../../src/inspector/scenario/replay.ts'
import { eventsAt, type MachineSamples } from './samples.ts'

type Exports = Readonly<Record<string, unknown>>

const charts = import.meta.glob<Exports>('../../machines/*-machine.ts', { eager: true })
const sampled = import.meta.glob<{ readonly samples: MachineSamples }>('./samples/*.ts', { eager: true })

const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
/** Milliseconds; generous, because CI machines are slow. */
const patience = 60_000
const walks = 1_000
const steps = 50

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'config' in value

const machines = Object.entries(charts).map(([path, exported]) => {
  const name = /([^/]+)-machine\.ts$/.exec(path)?.[1] ?? path
  const machine = Object.values(exported).find(isMachine)
  return { name, machine, samples: sampled[`./samples/${name}.ts`]?.samples }
})

test.each(machines)('$name has samples', ({ name, machine, samples }) => {
  expect(machine, `machines/${name}-machine.ts exports no machine`).toBeDefined()
  expect(
    samples,
    `tests/machines/samples/${name}.ts is missing: say there which events and inputs lead through the whole chart`,
  ).toBeDefined()
})

const described = machines.flatMap(({ name, machine, samples }) =>
  machine && samples ? [{ name, machine: silenced(machine), samples }] : [],
)

const most = 20_000

/** Fails beyond `most` steps: the samples then have to distinguish fewer contexts. */
function graphOptions({ samples }: (typeof described)[number], input: unknown) {
  const { distinguish = (context: unknown) => context } = samples
  return {
    limit: most,
    input: input as never,
    events: (snapshot: AnyMachineSnapshot) => eventsAt(samples, snapshot),
    serializeState: ({ value, context, status }: AnyMachineSnapshot) =>
      JSON.stringify([value, distinguish(context as never), status]),
    stopWhen: ({ context }: AnyMachineSnapshot) => samples.goesOn?.(context as never) === false,
  }
}

interface Edge {
  readonly event: AnyEventObject
  readonly state: unknown
}

const labelOf = (transition: AnyTransitionDefinition) => {
  const { source, eventType, guard, target } = transition
  const guarded =
    typeof guard === 'string'
      ? guard
      : typeof guard === 'object'
        ? guard.type
        : typeof guard === 'function'
          ? 'guard'
          : ''
  return `${source.id} on ${eventType || 'always'}${guarded ? ` [${guarded}]` : ''} to ${target?.map(({ id }) => id).join() ?? 'itself'}`
}

const transitionsOf = (node: AnyStateNode): readonly AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
]

interface Step {
  readonly transition: AnyTransitionDefinition
  /** States entered by an event, including transient ones. */
  readonly nodes: readonly AnyStateNode[]
}

/** Transitions taken on an event, including eventless ones that follow. */
function taken(machine: AnyStateMachine, how: object, event?: AnyEventObject): readonly Step[] {
  const found: Step[] = []
  const actor = createActor(machine, {
    ...how,
    clock: new SimulatedClock(),
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.microstep') return
      const { _nodes: nodes } = inspected.snapshot as AnyMachineSnapshot
      for (const transition of inspected._transitions) found.push({ transition, nodes })
    },
  })
  actor.subscribe({ error: () => {} })
  actor.start()
  if (event) actor.send(event)
  actor.stop()
  return found
}

const childless = (machine: AnyStateMachine, { value, context, historyValue }: AnyMachineSnapshot) =>
  machine.resolveState({ value, context, historyValue } as never)

describe.each(described)('$name', (chart) => {
  const { machine, samples } = chart
  const inputs = samples.inputs ?? [undefined]

  test(
    'paths reach every state, use every transition, and leave every state that is not final',
    () => {
      const nodes = getStateNodes(machine).filter((node) => node.id !== machine.root.id)
      const reached = new Set<string>()
      const left = new Set<string>()
      const passed = new Set<AnyTransitionDefinition>()
      const pass = ({ transition, nodes: entered }: Step) => {
        passed.add(transition)
        for (const { id } of entered) reached.add(id)
        if (transition.eventType === '') for (const set of [reached, left]) set.add(transition.source.id)
      }
      for (const input of inputs) {
        const options = graphOptions(chart, input)
        taken(machine, { input }).forEach(pass)
        for (const { state, transitions } of Object.values(getAdjacencyMap(machine, options))) {
          const here = state as AnyMachineSnapshot
          for (const { id } of here._nodes) reached.add(id)
          for (const { event, state: next } of Object.values(transitions as Readonly<Record<string, Edge>>)) {
            const there = new Set((next as AnyMachineSnapshot)._nodes.map(({ id }) => id))
            for (const { id } of here._nodes) if (!there.has(id)) left.add(id)
            taken(machine, { snapshot: childless(machine, here) }, event).forEach(pass)
          }
        }
      }
      expect(
        nodes.map(({ id }) => id).filter((id) => !reached.has(id)),
        'states that nothing leads to',
      ).toEqual([])
      const all = [machine.root, ...nodes].flatMap(transitionsOf)
      expect(
        all.filter((each) => !passed.has(each)).map(labelOf),
        'transitions that are never taken',
      ).toEqual([])
      const isTrap = (node: AnyStateNode) =>
        node.type === 'atomic' && !left.has(node.id) && transitionsOf(node).length === 0
      expect(
        nodes.filter(isTrap).map(({ id }) => id),
        'states without a way out that the chart does not call final',
      ).toEqual([])
    },
    patience,
  )

  test(
    `${walks} walks of ${steps} events each satisfy the invariants (SEED=${seed})`,
    () => {
      const walk = fc.array(fc.nat(), { minLength: steps, maxLength: steps })
      fc.assert(
        fc.property(fc.nat(), walk, (start, choices) => {
          const actor = createActor(machine, {
            input: inputs[start % inputs.length],
            clock: new SimulatedClock(),
          })
          let failure: unknown
          actor.subscribe({ error: (error) => (failure = error) })
          actor.start()
          let before: unknown
          for (const choice of choices) {
            const now = actor.getSnapshot() as AnyMachineSnapshot
            if (now.context !== before) expect(faultsOf(samples, now)).toEqual([])
            before = now.context
            const possible = eventsAt(samples, now)
            const event = possible[choice % possible.length]
            if (event === undefined) break
            actor.send(event)
          }
          actor.stop()
          if (failure) throw failure
        }),
        { seed, numRuns: walks },
      )
    },
    patience,
  )
})

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
