import {
  type AnyActor,
  type AnyStateMachine,
  createActor,
  fromCallback,
  type InspectionEvent,
  SimulatedClock,
} from 'xstate'
import { chartVersion } from './chart-version.ts'
import { type Difference, differences, formatDifferences, type Moment, momentOf } from './difference.ts'
import {
  type EventLine,
  inEdition,
  type Numbered,
  type NumberedLine,
  parseScenario,
  type Scenario,
  type ScenarioEdition,
} from './format.ts'

export interface Step {
  readonly line: NumberedLine
  readonly expected: unknown
  readonly seen: unknown
  readonly differs: boolean
}

export interface StepResult extends Step {
  /** State in the line; null for other lines. */
  readonly expected: Moment | null
  readonly seen: Moment
}

export interface Divergence {
  readonly line: NumberedLine
  readonly before: Numbered<EventLine> | null
  readonly found: readonly Difference[]
}

/** The chart has changed since the recording. */
export interface ChartChange {
  readonly recorded: string
  readonly now: string
}

export interface Replay {
  readonly scenario: Scenario
  readonly edition: ScenarioEdition
  readonly chartChange: ChartChange | null
  readonly steps: readonly StepResult[]
  readonly at: number
  /** The first step whose state differs from the scenario's. */
  readonly divergence: Divergence | null
  next(): StepResult | null
  back(): StepResult | null
}

/** Does nothing: the scenario has the events that actors send. */
const silent = fromCallback(() => {})

const isEffect = (action: unknown) => typeof action === 'function' && !('resolve' in action)

/** The machine without effects: its actions and actors do nothing, except the actors in `but`. */
export function silenced(machine: AnyStateMachine, but: readonly string[] = []): AnyStateMachine {
  const { actors, actions } = machine.implementations
  const names = Object.keys(actors).filter((name) => !but.includes(name))
  const effects = Object.keys(actions).filter((name) => isEffect(actions[name]))
  return machine.provide({
    actors: Object.fromEntries(names.map((name) => [name, silent])),
    actions: Object.fromEntries(effects.map((name) => [name, () => {}])),
  })
}

export function actorFor(
  machine: AnyStateMachine,
  { header, lines }: Scenario,
  clock: SimulatedClock,
  inspect?: (inspected: InspectionEvent) => void,
): AnyActor {
  const first = lines.find((line) => line.kind === 'snapshot')
  const snapshot =
    header.begins === 'midway' && first
      ? machine.resolveState({ value: first.value, context: first.context })
      : undefined
  const actor = createActor(machine, {
    clock,
    inspect,
    input: header.input,
    ...(snapshot ? { snapshot } : {}),
  })
  // The snapshot has the error; nothing else handles it.
  actor.subscribe({ error: () => {} })
  return actor
}

function chartChangeOf(machine: AnyStateMachine, { header }: Scenario): ChartChange | null {
  const now = chartVersion(machine)
  return now === header.chart ? null : { recorded: header.chart, now }
}

export function divergenceOf(steps: readonly Step[]): Divergence | null {
  const index = steps.findIndex(({ differs }) => differs)
  const step = steps[index]
  if (!step) return null
  const before = steps.slice(0, index).findLast(({ line }) => line.kind === 'event')?.line
  return {
    line: step.line,
    before: before?.kind === 'event' ? before : null,
    found: differences(step.expected, step.seen),
  }
}

function stepsOf(machine: AnyStateMachine, scenario: Scenario): readonly StepResult[] {
  const clock = new SimulatedClock()
  const actor = actorFor(silenced(machine), scenario, clock).start()
  const steps = scenario.lines.map((line): StepResult => {
    clock.set(line.at)
    if (line.kind === 'event') actor.send(line.event)
    const seen = momentOf(actor)
    const expected = line.kind === 'snapshot' ? { value: line.value, context: line.context } : null
    return { line, expected, seen, differs: expected !== null && differences(expected, seen).length > 0 }
  })
  actor.stop()
  return steps
}

/**
 * Replays the chart of a scenario without network and delays: the clock moves from line to line,
 * and events of actors are taken from the lines. Throws ScenarioError for an invalid scenario,
 * Error for an unknown machine.
 */
export function createReplay(
  jsonl: string,
  machineByName: (name: string) => AnyStateMachine | undefined,
  edition?: ScenarioEdition,
): Replay {
  const whole = parseScenario(jsonl)
  const chosen = edition ?? whole.header.editions[0] ?? { site: 'fr', language: 'fr' }
  const scenario = inEdition(whole, chosen)
  const machine = machineByName(scenario.header.machine)
  if (!machine) throw new Error(`Unknown machine: ${scenario.header.machine}`)
  const steps = stepsOf(machine, scenario)
  let at = 0
  return {
    scenario,
    edition: chosen,
    chartChange: chartChangeOf(machine, scenario),
    steps,
    divergence: divergenceOf(steps),
    get at() {
      return at
    },
    next: () => steps[at++] ?? ((at = steps.length), null),
    back: () => {
      at = Math.max(0, at - 1)
      return steps[at - 1] ?? null
    },
  }
}

const formatEvent = (line: Divergence['before']) =>
  line === null ? 'at the beginning' : `after ${line.event.type} (line ${line.number})`

/** `line 6, after message.send (line 4): …` */
export function formatDivergence({ line, before, found }: Divergence): string {
  return [
    `line ${line.number}, ${formatEvent(before)}:`,
    ...formatDifferences(found).map((each) => `  ${each}`),
  ].join('\n')
}

export const formatChartChange = ({ recorded, now }: ChartChange): string =>
  `the chart has changed since the scenario was recorded (${recorded}, now ${now})`
