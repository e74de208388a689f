import {
  type AnyStateMachine,
  type AnyStateNode,
  type InspectionEvent,
  isMachineSnapshot,
  SimulatedClock,
} from 'xstate'
import { type ChartTransition, chartOf, idOfTransition } from '../chart/chart.ts'
import { actionName, isWritten } from '../chart/names.ts'
import { inEdition, parseScenario } from './format.ts'
import { actorFor, silenced } from './replay.ts'

interface Reach<T> {
  readonly all: number
  readonly missed: readonly T[]
}

/** Parts of a chart that no scenario reaches. The root is no state of its own; an action counts once by its name. */
export interface ChartCoverage {
  readonly machine: string
  readonly scenarios: number
  readonly states: Reach<string>
  readonly transitions: Reach<ChartTransition>
  readonly actions: Reach<string>
}

interface Visits {
  readonly states: Set<string>
  readonly transitions: Set<string>
  readonly actions: Set<string>
}

function visit({ states, transitions, actions }: Visits) {
  let before: readonly AnyStateNode[] = []
  const run = (done: readonly unknown[]) => {
    for (const action of done) if (isWritten(action)) actions.add(actionName(action))
  }
  const stand = (now: readonly AnyStateNode[]) => {
    for (const node of now) {
      states.add(node.id)
      if (!before.includes(node)) run(node.entry)
    }
    for (const node of before) if (!now.includes(node)) run(node.exit)
    before = now
  }
  const step = (inspected: InspectionEvent) => {
    if (inspected.type !== '@xstate.microstep') return
    for (const transition of inspected._transitions) {
      const id = idOfTransition(transition)
      if (id === undefined) continue
      transitions.add(id)
      // Left again within the same event.
      if (transition.eventType === '') states.add(transition.source.id)
      run(transition.actions)
    }
    if (isMachineSnapshot(inspected.snapshot)) stand(inspected.snapshot._nodes)
  }
  return { step, stand }
}

function replayInto(visits: Visits, machine: AnyStateMachine, jsonl: string): void {
  const whole = parseScenario(jsonl)
  for (const edition of whole.header.editions) {
    const scenario = inEdition(whole, edition)
    const clock = new SimulatedClock()
    const { step, stand } = visit(visits)
    const actor = actorFor(silenced(machine), scenario, clock, step)
    actor.start()
    stand(actor.getSnapshot()._nodes)
    for (const line of scenario.lines) {
      clock.set(line.at)
      if (line.kind === 'event') actor.send(line.event)
    }
    actor.stop()
  }
}

/** Replays scenarios of one machine on its chart alone. Throws ScenarioError for an invalid one. */
export function coverageOf(machine: AnyStateMachine, scenarios: readonly string[]): ChartCoverage {
  const visits: Visits = { states: new Set(), transitions: new Set(), actions: new Set() }
  for (const jsonl of scenarios) replayInto(visits, machine, jsonl)
  const chart = chartOf(machine)
  const states = chart.states.map(({ id }) => id).filter((id) => id !== chart.id)
  const actions = [
    ...new Set([
      ...chart.states.flatMap(({ entry, exit }) => [...entry, ...exit]),
      ...chart.transitions.flatMap((transition) => transition.actions),
    ]),
  ]
  return {
    machine: machine.id,
    scenarios: scenarios.length,
    states: { all: states.length, missed: states.filter((id) => !visits.states.has(id)) },
    transitions: {
      all: chart.transitions.length,
      missed: chart.transitions.filter(({ id }) => !visits.transitions.has(id)),
    },
    actions: { all: actions.length, missed: actions.filter((name) => !visits.actions.has(name)) },
  }
}
