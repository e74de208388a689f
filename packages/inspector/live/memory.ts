import { Actor, type ActorRefLike, type AnyActor, type InspectionEvent } from 'xstate'
import type { NumberedEvent, WatchedEvent } from './channel.ts'
import { isOfProtocol, type ProtocolEvent, snapshotOf, statelyOf } from './protocol.ts'

type ExecutedAction = Extract<InspectionEvent, { readonly type: '@xstate.action' }>

interface RememberedEvent {
  readonly number: number
  readonly event: ProtocolEvent | ExecutedAction
  /** Snapshots are immutable, so holding one costs nothing. */
  readonly snapshot: unknown
  readonly at: number
}

export interface Memory {
  /**
   * Returns a function that serializes the event, so that nothing is serialized without an inspector.
   * Undefined for other events than actions and those of the protocol.
   */
  record(event: InspectionEvent): (() => NumberedEvent) | undefined
  /**
   * The snapshot of an actor that its last event has stopped by an error in a guard or an action: XState reports
   * no snapshot then. Undefined if it did not fail, or was recorded before.
   */
  failure(event: InspectionEvent): (() => NumberedEvent) | undefined
  /**
   * All recorded events, oldest first. Actors whose announcement was dropped are
   * announced in their current state.
   */
  recall(): readonly NumberedEvent[]
  actor(session: string): ActorRefLike | undefined
  running(machine: string): AnyActor | undefined
}

const isActive = (actor: ActorRefLike) => snapshotOf(actor)?.status === 'active'

/** XState executes actions of its own as well: delays, messages, children. */
const isAction = (event: InspectionEvent): event is ExecutedAction =>
  event.type === '@xstate.action' && !event.action.type.startsWith('xstate.')

const watchedOf = ({ event, snapshot, at }: RememberedEvent): WatchedEvent =>
  event.type === '@xstate.action'
    ? {
        type: event.type,
        sessionId: event.actorRef.sessionId,
        createdAt: String(at),
        action: event.action.type,
      }
    : statelyOf(event, snapshot, at)

export function createMemory(limit: number, clock: () => number): Memory {
  const actors = new Map<string, RememberedEvent>()
  let events: RememberedEvent[] = []
  let last = 0

  const toNumbered = (one: RememberedEvent): NumberedEvent => ({
    number: one.number,
    event: watchedOf(one),
  })

  function forgetOldest(): void {
    events = events.slice(-limit)
    for (const [session, { event, number }] of actors) {
      if (!isActive(event.actorRef) && number < (events[0]?.number ?? 0)) actors.delete(session)
    }
  }

  function remember(event: RememberedEvent['event'], snapshot: unknown): () => NumberedEvent {
    last += 1
    const one = { number: last, event, snapshot, at: clock() }
    if (event.type === '@xstate.actor') actors.set(event.actorRef.sessionId, one)
    events.push(one)
    // Cut at twice the limit, so that not every event pays for it.
    if (events.length > 2 * limit) forgetOldest()
    return () => toNumbered(one)
  }

  return {
    record(event) {
      if (!isOfProtocol(event) && !isAction(event)) return undefined
      // An actor being created has no state yet; its first snapshot follows.
      return remember(event, event.type === '@xstate.snapshot' ? event.snapshot : { status: 'active' })
    },
    failure({ type, actorRef, rootId }) {
      const snapshot = snapshotOf(actorRef)
      if (type !== '@xstate.event' || snapshot?.status !== 'error') return undefined
      const own = events.filter(({ event }) => event.actorRef === actorRef)
      if (own.some((each) => each.snapshot === snapshot)) return undefined
      const cause = own.findLast(({ event }) => event.type === '@xstate.event')?.event
      if (cause?.type !== '@xstate.event') return undefined
      return remember({ type: '@xstate.snapshot', actorRef, rootId, event: cause.event, snapshot }, snapshot)
    },
    recall() {
      const oldest = events[0]?.number ?? 0
      const forgotten = [...actors.values()].filter(({ number }) => number < oldest)
      return [
        ...forgotten.map((one) => ({ ...one, snapshot: snapshotOf(one.event.actorRef) })),
        ...events,
      ].map(toNumbered)
    },
    actor: (session) => actors.get(session)?.event.actorRef,
    running(machine) {
      const all = [...actors.values()].map(({ event }) => event.actorRef)
      return all
        .filter((actor) => actor instanceof Actor)
        .findLast((actor) => actor.logic.id === machine && isActive(actor))
    },
  }
}
