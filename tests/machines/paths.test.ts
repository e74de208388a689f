import { expect, test } from 'vitest'
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createActor,
  SimulatedClock,
} from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { allCharts, type Chart } from './charts.ts'
import { eventsAt } from './samples.ts'

/** Steps from one input; with more of them the samples have to distinguish fewer contexts. */
const most = 20_000
/** Milliseconds until a search that never ends is given up. */
const patience = 600_000

const transitionsOf = (node: AnyStateNode): readonly AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
]

function labelOf({ source, eventType, guard, target }: AnyTransitionDefinition): string {
  const name = typeof guard === 'object' ? guard.type : typeof guard === 'function' ? 'guard' : guard
  return `${source.id} on ${eventType || 'always'}${name ? ` [${name}]` : ''} to ${target?.map(({ id }) => id).join() ?? 'itself'}`
}

/** Parts of the chart that no path has used yet. */
function unused(machine: AnyStateMachine) {
  const nodes = getStateNodes(machine).filter((node) => node.id !== machine.root.id)
  const isTrap = (node: AnyStateNode) => node.type === 'atomic' && transitionsOf(node).length === 0
  return {
    states: new Set(nodes.map(({ id }) => id)),
    transitions: new Set([machine.root, ...nodes].flatMap(transitionsOf)),
    /** States without transitions of their own: something around them has to leave them. */
    traps: new Set(nodes.filter(isTrap).map(({ id }) => id)),
  }
}

type Unused = ReturnType<typeof unused>

const isAllUsed = ({ states, transitions, traps }: Unused) =>
  states.size + transitions.size + traps.size === 0

/** Starts or resumes the machine, sends the event, and takes what it uses from `left`. */
function step(
  machine: AnyStateMachine,
  how: object,
  left: Unused,
  event?: AnyEventObject,
): AnyMachineSnapshot {
  const actor = createActor(machine, {
    ...how,
    clock: new SimulatedClock(),
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.microstep') return
      for (const transition of inspected._transitions) {
        left.transitions.delete(transition)
        // Entered and left within the same event.
        if (transition.eventType === '')
          for (const ids of [left.states, left.traps]) ids.delete(transition.source.id)
      }
      const { _nodes: entered } = inspected.snapshot as AnyMachineSnapshot
      for (const { id } of entered) left.states.delete(id)
    },
  })
  actor.subscribe({ error: () => {} })
  actor.start()
  if (event) actor.send(event)
  const there: AnyMachineSnapshot = actor.getSnapshot()
  for (const { id } of there._nodes) left.states.delete(id)
  actor.stop()
  return there
}

const childless = (machine: AnyStateMachine, { value, context, historyValue }: AnyMachineSnapshot) =>
  machine.resolveState({ value, context, historyValue } as never)

/** Follows every event from every state, nearest states first, until everything of the chart has been used. */
function explore({ machine, samples }: Chart, input: unknown, left: Unused): void {
  const { distinguish = (context: unknown) => context } = samples
  const known = new Set<string>()
  const ahead: AnyMachineSnapshot[] = []
  const arrive = (now: AnyMachineSnapshot) => {
    const key = JSON.stringify([now.value, distinguish(now.context as never), now.status])
    if (!known.has(key)) ahead.push(now)
    known.add(key)
  }
  arrive(step(machine, { input }, left))
  let steps = 0
  for (let here = ahead.shift(); here && !isAllUsed(left); here = ahead.shift()) {
    if (samples.goesOn?.(here.context as never) === false) continue
    for (const event of eventsAt(samples, here)) {
      steps += 1
      if (steps > most) throw new Error(`more than ${most} steps`)
      const there = step(machine, { snapshot: childless(machine, here) }, left, event)
      const ids = new Set(there._nodes.map(({ id }) => id))
      for (const { id } of here._nodes) if (!ids.has(id)) left.traps.delete(id)
      arrive(there)
    }
  }
}

test.for(allCharts)(
  'paths of $name reach every state, use every transition, and leave every state that is not final',
  { timeout: patience },
  (chart) => {
    const left = unused(chart.machine)
    for (const input of chart.inputs) if (!isAllUsed(left)) explore(chart, input, left)
    expect([...left.states], 'states that nothing leads to').toEqual([])
    expect([...left.transitions].map(labelOf), 'transitions that are never taken').toEqual([])
    expect([...left.traps], 'states without a way out that the chart does not call final').toEqual([])
  },
)
