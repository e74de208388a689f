import type { ActorRefLike, AnyActor, AnyActorRef, InspectionEvent } from 'xstate'
import type { Numbered } from './channel.ts'
import { isOfProtocol, type ProtocolEvent, snapshotOf, statelyOf } from './protocol.ts'

interface RememberedEvent {
  readonly number: number
  readonly event: ProtocolEvent
  /** As it was then: snapshots do not change, so keeping one costs nothing. */
  readonly snapshot: unknown
  readonly at: number
}

export interface Memory {
  /** Returns how to tell it: nothing is made plain for nobody. Undefined for what the protocol does not know. */
  keep(event: InspectionEvent): (() => Numbered) | undefined
  /** Everything remembered, oldest first; an actor whose announcement is forgotten is announced as it is now. */
  recall(): readonly Numbered[]
  actor(session: string): AnyActorRef | undefined
  /** The youngest actor of a machine that still runs. */
  running(machine: string): AnyActorRef | undefined
}

const isActive = (actor: ActorRefLike) =>
  (snapshotOf(actor) as { readonly status?: string } | undefined)?.status === 'active'

/** The last events of a page, for an inspector that is opened later. They become plain data only when somebody asks. */
export function createMemory(limit: number, clock: () => number): Memory {
  const actors = new Map<string, RememberedEvent>()
  let events: RememberedEvent[] = []
  let last = 0

  const toNumbered = ({ number, event, snapshot, at }: RememberedEvent): Numbered => ({
    number,
    event: statelyOf(event, snapshot, at),
  })

  function forgetOldest(): void {
    events = events.slice(-limit)
    for (const [session, { event, number }] of actors) {
      if (!isActive(event.actorRef) && number < (events[0]?.number ?? 0)) actors.delete(session)
    }
  }

  return {
    keep(event) {
      if (!isOfProtocol(event)) return undefined
      last += 1
      // An actor that is only being made has no state yet; its first snapshot follows.
      const snapshot = event.type === '@xstate.snapshot' ? event.snapshot : { status: 'active' }
      const one = { number: last, event, snapshot, at: clock() }
      if (event.type === '@xstate.actor') actors.set(event.actorRef.sessionId, one)
      events.push(one)
      // Twice the limit before it is cut: a page with much to do is not slowed down by each event.
      if (events.length > 2 * limit) forgetOldest()
      return () => toNumbered(one)
    },
    recall() {
      const oldest = events[0]?.number ?? 0
      const forgotten = [...actors.values()].filter(({ number }) => number < oldest)
      return [
        ...forgotten.map((one) => ({ ...one, snapshot: snapshotOf(one.event.actorRef) })),
        ...events,
      ].map(toNumbered)
    },
    actor: (session) => actors.get(session)?.event.actorRef as AnyActorRef | undefined,
    running(machine) {
      const all = [...actors.values()].map(({ event }) => event.actorRef as AnyActor)
      return all.findLast(
        (actor) => (actor.logic as { readonly id?: string }).id === machine && isActive(actor),
      )
    },
  }
}
