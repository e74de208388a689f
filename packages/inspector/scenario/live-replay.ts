import {
  Actor,
  type AnyActor,
  type AnyStateMachine,
  type AnyStateNode,
  type InspectionEvent,
  SimulatedClock,
} from 'xstate'
import { asJson, differences, momentOf } from './difference.ts'
import {
  type EventLine,
  type HttpLine,
  type Numbered,
  type NumberedLine,
  parseScenario,
  type Scenario,
  type ScenarioEdition,
  ScenarioError,
} from './format.ts'
import { formatUnknown } from './nearest.ts'
import { actorFor, createReplay, type Divergence, divergenceOf, type Replay, type Step } from './replay.ts'
import { type ScenarioApi, scenarioApi } from './scenario-api.ts'

/**
 * A machine as the page runs it: the actors that call our API are real, the others are
 * answered by the scenario.
 */
export interface Stage {
  readonly actors: readonly string[]
  readonly machine: (edition: ScenarioEdition) => Promise<AnyStateMachine>
}

/** Real milliseconds until a missing event is a failure. */
const PATIENCE = 2_000

const turn = () => new Promise<void>((resolve) => setTimeout(resolve, 1))

/** Dates follow the scenario's clock; this one is real. */
async function until<T>(look: () => T | undefined): Promise<T | undefined> {
  const end = performance.now() + PATIENCE
  for (let found = look(); ; found = look()) {
    if (found !== undefined || performance.now() > end) return found
    await turn()
  }
}

/** Waits for pending responses and promises, and their effects. */
async function settle(): Promise<void> {
  for (let turns = 0; turns < 8; turns += 1) await turn()
}

const isActorEvent = (type: string) => /^xstate\.(?:done|error)\.actor\./.test(type)

/** Errors of actors have no JSON form: only their occurrence is compared. */
const comparable = ({ type, error, ...event }: Record<string, unknown>) =>
  asJson(String(type).startsWith('xstate.error.') ? { type } : { type, ...event, error })

interface Play {
  readonly stage: Stage
  readonly actor: AnyActor
  readonly api: ScenarioApi
  /** Events of the real actors that no line has matched yet. */
  readonly sent: { readonly from: string; readonly event: Record<string, unknown> }[]
}

async function playEvent({ stage, actor, sent }: Play, line: Numbered<EventLine>): Promise<Step> {
  const { from, event } = line
  if (from === undefined || !stage.actors.includes(from)) {
    actor.send(event)
    return { line, expected: null, seen: null, differs: false }
  }
  const found = await until(() => sent.find((each) => each.from === from))
  if (found) sent.splice(sent.indexOf(found), 1)
  const [expected, seen] = [
    { [from]: comparable(event) },
    { [from]: found ? comparable(found.event) : 'no answer' },
  ]
  return { line, expected, seen, differs: differences(expected, seen).length > 0 }
}

async function playHttp({ api }: Play, line: Numbered<HttpLine>): Promise<Step> {
  const request = await until(() => api.requestFor(line))
  const name = `${line.method} ${line.path}`
  const expected = line.sent === undefined ? { request: name } : { request: name, sent: line.sent }
  const requested = request ? name : (api.unknown().at(-1) ?? 'no request')
  const seen =
    line.sent === undefined ? { request: requested } : { request: requested, sent: request?.sent ?? null }
  return { line, expected, seen, differs: differences(expected, seen).length > 0 }
}

async function playLine(play: Play, line: NumberedLine): Promise<Step> {
  if (line.kind === 'event') return playEvent(play, line)
  if (line.kind === 'http') return playHttp(play, line)
  if (line.kind === 'gesture') return { line, expected: null, seen: null, differs: false }
  await settle()
  const expected = { value: line.value, context: line.context, requests: [] }
  const seen = { ...momentOf(play.actor), requests: play.api.unknown() }
  return { line, expected, seen, differs: differences(expected, seen).length > 0 }
}

async function playAll(
  stage: Stage,
  scenario: Scenario,
  edition: ScenarioEdition,
  api: ScenarioApi,
  clock: SimulatedClock,
): Promise<readonly Step[]> {
  const sent: Play['sent'] = []
  const machine = await stage.machine(edition)
  const watch = (inspected: InspectionEvent) => {
    if (
      inspected.type !== '@xstate.event' ||
      inspected.actorRef !== actor ||
      !isActorEvent(inspected.event.type)
    )
      return
    const { sourceRef } = inspected
    const src = sourceRef instanceof Actor ? sourceRef.src : undefined
    if (typeof src === 'string' && stage.actors.includes(src))
      sent.push({ from: src, event: inspected.event })
  }
  const actor: AnyActor = actorFor(machine, scenario, clock, watch)
  actor.start()
  const steps: Step[] = []
  for (const line of scenario.lines) {
    if (line.at > clock.now()) {
      clock.set(line.at)
      await settle()
    }
    const step = await playLine({ stage, actor, api, sent }, line)
    steps.push(step)
    if (step.differs) break
  }
  actor.stop()
  return steps
}

/** Replays a scenario with the product's own actors against its recorded responses. */
async function replayLive(
  stage: Stage,
  scenario: Scenario,
  edition: ScenarioEdition,
): Promise<Divergence | null> {
  const clock = new SimulatedClock()
  const api = scenarioApi(scenario, clock)
  const { fetch } = globalThis
  globalThis.fetch = api.fetch
  try {
    return divergenceOf(await playAll(stage, scenario, edition, api, clock))
  } finally {
    globalThis.fetch = fetch
  }
}

export interface WholeReplay {
  readonly machineByName: (name: string) => AnyStateMachine | undefined
  readonly stages: Readonly<Record<string, Stage>>
  readonly edition?: ScenarioEdition
}

const invokesOf = (node: AnyStateNode): AnyStateNode['invoke'] => [
  ...node.invoke,
  ...Object.values(node.states).flatMap(invokesOf),
]

/** Throws ScenarioError for the first line with an event or an actor that the chart does not have. */
function checkNames(machine: AnyStateMachine, { lines }: Scenario): void {
  const invokes = invokesOf(machine.root)
  const results = invokes.flatMap(({ id }) => [`xstate.done.actor.${id}`, `xstate.error.actor.${id}`])
  const handled: readonly string[] = machine.events
  const events = [...new Set([...handled, ...results])]
  const wildcards = handled.filter((event) => event.endsWith('*')).map((event) => event.slice(0, -1))
  const actors = [...new Set(invokes.flatMap(({ src }) => (typeof src === 'string' ? [src] : [])))]
  const unknownIn = ({ event: { type }, from }: EventLine): string | null => {
    if (from !== undefined && !actors.includes(from))
      return formatUnknown(`actor of ${machine.id}`, from, actors)
    if (events.includes(type) || wildcards.some((begin) => type.startsWith(begin))) return null
    return formatUnknown(`event of ${machine.id}`, type, events)
  }
  for (const line of lines) {
    const unknown = line.kind === 'event' ? unknownIn(line) : null
    if (unknown !== null) throw new ScenarioError(line.number, unknown)
  }
}

/**
 * Replays the chart alone, then with the product's own actors if that did not diverge.
 * Throws as `createReplay` does, and ScenarioError for an event or an actor that the chart does not have.
 */
export async function replayWhole(
  jsonl: string,
  { machineByName, stages, edition }: WholeReplay,
): Promise<Replay> {
  const whole = parseScenario(jsonl)
  const machine = machineByName(whole.header.machine)
  if (machine) checkNames(machine, whole)
  const replay = createReplay(jsonl, machineByName, edition)
  const { scenario } = replay
  const stage = stages[scenario.header.machine]
  // The state of our actors before the recording is unknown.
  if (replay.divergence !== null || !stage || scenario.header.begins === 'midway') return replay
  return { ...replay, divergence: await replayLive(stage, scenario, replay.edition) }
}
