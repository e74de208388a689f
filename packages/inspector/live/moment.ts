import type { AnyStateMachine } from 'xstate'
import { activeStates, type Chart, judgedTransitions } from '../chart/chart.ts'
import { stateValue } from '../scenario/format.ts'
import type { NumberedEvent } from './channel.ts'
import type { StatelyEvent } from './protocol.ts'

interface ActorState {
  readonly value: unknown
  readonly context: unknown
}

export interface ActorThen extends ActorState {
  readonly session: string
  readonly name: string
  /** Id of its chart; null for a promise, a callback and the like. */
  readonly machine: string | null
  readonly parent: string | null
  readonly definition: string | null
  readonly status: string
  /** The error that stopped it, if it failed. */
  readonly error: unknown
  readonly last: {
    readonly event: { readonly type: string }
    readonly before: ActorState
    readonly number: number
  } | null
}

function idIn(definition: string | undefined): { readonly id: string | null; readonly isChart: boolean } {
  if (definition === undefined) return { id: null, isChart: false }
  try {
    const read: { readonly id?: unknown; readonly states?: unknown } = JSON.parse(definition)
    return {
      id: typeof read.id === 'string' ? read.id : null,
      isChart: typeof read.states === 'object' && read.states !== null,
    }
  } catch {
    return { id: null, isChart: false }
  }
}

function announced({
  sessionId,
  name,
  parentId,
  definition,
  snapshot,
}: Extract<StatelyEvent, { type: '@xstate.actor' }>): ActorThen {
  const { id, isChart } = idIn(definition)
  return {
    session: sessionId,
    // XState numbers invoked actors without an id by the state that invokes them.
    name: name.replace(/^\d+\./, ''),
    machine: isChart ? (id ?? name) : null,
    parent: parentId ?? null,
    definition: isChart && definition ? definition : null,
    status: snapshot.status ?? 'active',
    value: snapshot.value,
    context: snapshot.context,
    error: snapshot.error,
    last: null,
  }
}

/** An actor once this event of it has happened; undefined before it is announced. */
export function actorAfter(
  known: ActorThen | undefined,
  { number, event }: NumberedEvent,
): ActorThen | undefined {
  if (event.type === '@xstate.actor') return known ?? announced(event)
  if (event.type !== '@xstate.snapshot' || !known) return known
  const { snapshot } = event
  return {
    ...known,
    value: snapshot.value,
    context: snapshot.context,
    status: snapshot.status ?? known.status,
    error: snapshot.error,
    last: { event: event.event, before: { value: known.value, context: known.context }, number },
  }
}

export function actorsAfter(events: readonly NumberedEvent[], count: number): ReadonlyMap<string, ActorThen> {
  const actors = new Map<string, ActorThen>()
  for (const numbered of events.slice(0, count)) {
    const { sessionId } = numbered.event
    const after = actorAfter(actors.get(sessionId), numbered)
    if (after) actors.set(sessionId, after)
  }
  return actors
}

/** Transitions of this event from a previously active state to an active one, if there is no machine. */
function guessed(
  chart: Chart,
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
  event: string,
): readonly string[] {
  const fitting = chart.transitions.filter(
    ({ from, to, event: type }) => type === event && before.has(from) && after.has(to),
  )
  const moved = fitting.find(({ to }) => !before.has(to))
  return [moved ?? fitting[0]].flatMap((transition) => transition?.id ?? [])
}

/** Ids of the transitions that take an event in a state; undefined if a guard could not be evaluated on the serialized context. */
export function judged(
  machine: AnyStateMachine,
  { value, context }: ActorState,
  event: { readonly type: string },
): readonly string[] | undefined {
  try {
    return judgedTransitions(machine, stateValue.parse(value), context, event)
  } catch {
    return undefined
  }
}

export function lastTransitions(
  chart: Chart,
  machine: AnyStateMachine | undefined,
  actor: ActorThen,
): ReadonlySet<string> {
  const { last } = actor
  if (!last || last.event.type === 'xstate.init') return new Set()
  const before = activeStates(chart, last.before.value)
  const after = activeStates(chart, actor.value)
  const taken =
    (machine && judged(machine, last.before, last.event)) ?? guessed(chart, before, after, last.event.type)
  const eventless = chart.transitions.filter(
    ({ kind, from, to }) => kind === 'always' && !after.has(from) && after.has(to) && !before.has(to),
  )
  return new Set([...taken, ...eventless.map(({ id }) => id)])
}

export interface PossibleEvent {
  readonly type: string
  /** Guards of which one must hold; empty if a transition is unguarded. */
  readonly guards: readonly string[]
}

/** External events that a machine in these states handles. */
export function possibleEvents(chart: Chart, active: ReadonlySet<string>): readonly PossibleEvent[] {
  const handled = chart.transitions.filter(
    ({ kind, from, event }) =>
      kind === 'event' && active.has(from) && !event.includes('*') && !event.startsWith('xstate.'),
  )
  const types = [...new Set(handled.map(({ event }) => event))].sort()
  return types.map((type) => {
    const own = handled.filter(({ event }) => event === type)
    const guards = own.some(({ guard }) => guard === null) ? [] : own.flatMap(({ guard }) => guard ?? [])
    return { type, guards: [...new Set(guards)] }
  })
}

export function lastSeen(events: readonly NumberedEvent[], type: string): Readonly<Record<string, unknown>> {
  const seen = events.findLast(
    ({ event }) => event.type === '@xstate.event' && event.event.type === type,
  )?.event
  return seen?.type === '@xstate.event' ? seen.event : { type }
}
