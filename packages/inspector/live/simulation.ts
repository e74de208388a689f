import {
  type AnyActor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  SimulatedClock,
} from 'xstate'
import { activeStates, type Chart, idOfTransition } from '../chart/chart.ts'
import { eventLabel } from '../chart/names.ts'
import { type KnownSamples, payloadsOf } from '../samples.ts'
import { shortJson } from '../scenario/difference.ts'
import { silenced } from '../scenario/replay.ts'
import type { NumberedEvent } from './channel.ts'
import { createMemory } from './memory.ts'
import { possibleEvents } from './moment.ts'

export interface Simulation {
  readonly snapshot: () => AnyMachineSnapshot
  readonly send: (event: { readonly type: string }) => void
  readonly stop: () => void
}

const REMEMBERED = 500

/** Runs a machine without its effects: actions do nothing, actors wait, delays do not pass. */
export function simulate(
  machine: AnyStateMachine,
  input: unknown,
  onEvent: (event: NumberedEvent) => void,
): Simulation {
  const memory = createMemory(REMEMBERED, Date.now)
  const publish = (what: (() => NumberedEvent) | undefined) => what && onEvent(what())
  const actor: AnyActor = createActor(silenced(machine), {
    clock: new SimulatedClock(),
    input,
    inspect: (event) => {
      publish(memory.record(event))
      if (event.type === '@xstate.event') queueMicrotask(() => publish(memory.failure(event)))
    },
  })
  // The time line has the error.
  actor.subscribe({ error: () => {} })
  actor.start()
  return {
    snapshot: () => actor.getSnapshot(),
    send: (event) => actor.send(event),
    stop: () => actor.stop(),
  }
}

/** Something that can happen to a simulated machine next. */
export interface SimulationChoice {
  readonly kind: 'event' | 'actor' | 'delay'
  readonly label: string
  readonly event: { readonly type: string; readonly [name: string]: unknown }
  /** Ids of the transitions that take it now; none takes it for example because of its guard. */
  readonly takes: readonly string[]
}

const payloadLabel = (payload: object) => (Object.keys(payload).length > 0 ? ` ${shortJson(payload)}` : '')

function results(
  samples: KnownSamples | undefined,
  id: string,
  src: unknown,
): readonly Omit<SimulationChoice, 'takes'>[] {
  const { outputs = [], errors = [] } = samples?.actors?.[String(src)] ?? {}
  const done = (output: unknown) => ({
    kind: 'actor' as const,
    label: `${String(src)} resolves${output === undefined ? '' : ` ${shortJson(output)}`}`,
    event: { type: `xstate.done.actor.${id}`, output, actorId: id },
  })
  const failed = (error: unknown) => ({
    kind: 'actor' as const,
    label: `${String(src)} fails ${shortJson(error)}`,
    event: { type: `xstate.error.actor.${id}`, error, actorId: id },
  })
  return [
    ...(outputs.length > 0 ? outputs : [undefined]).map(done),
    ...(errors.length > 0 ? errors : ['failed']).map(failed),
  ]
}

/** Takes a guard that throws on a payload as one that refuses. */
function takenBy(snapshot: AnyMachineSnapshot, event: { readonly type: string }): readonly string[] {
  try {
    const { machine } = snapshot
    const taken: readonly AnyTransitionDefinition[] = machine.getTransitionData(snapshot, event)
    return taken
      .filter(({ target, actions }) => target !== undefined || actions.length > 0)
      .flatMap((transition) => idOfTransition(transition) ?? [])
  } catch {
    return []
  }
}

/** Events with the payloads of the samples, results of the actors that run, and delays that may pass. */
export function choicesAt(
  snapshot: AnyMachineSnapshot,
  chart: Chart,
  samples: KnownSamples | undefined,
): readonly SimulationChoice[] {
  if (snapshot.status !== 'active') return []
  const events = possibleEvents(chart, activeStates(chart, snapshot.value)).flatMap(({ type }) => {
    const payloads = payloadsOf(samples, type)
    return (payloads.length > 0 ? payloads : [{}]).map((payload) => ({
      kind: 'event' as const,
      label: `${type}${payloadLabel(payload)}`,
      event: { ...payload, type },
    }))
  })
  const nodes = snapshot._nodes
  const actors = nodes.flatMap(({ invoke }) => invoke.flatMap(({ id, src }) => results(samples, id, src)))
  const delays = nodes.flatMap(({ after }) =>
    after.map(({ eventType }) => ({
      kind: 'delay' as const,
      label: eventLabel(eventType, new Map()),
      event: { type: eventType },
    })),
  )
  return [...events, ...actors, ...delays].map((choice) => ({
    ...choice,
    takes: takenBy(snapshot, choice.event),
  }))
}
