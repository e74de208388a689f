import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'

/** Test input for one machine: `samples/<name>.ts` for `machines/<name>-machine.ts`. */
export interface MachineSamples {
  readonly inputs?: readonly unknown[]
  /** Events of the visitor and the page that make every guard both true and false. */
  readonly events: readonly AnyEventObject[]
  /** Outputs of its actors, by actor name. */
  readonly actors?: Readonly<Record<string, ActorSamples>>
  /** An invariant of every state; returns the violations. */
  readonly faults?: (context: never) => readonly string[]
}

interface ActorSamples {
  readonly outputs?: readonly unknown[]
  readonly errors?: readonly unknown[]
  readonly events?: readonly AnyEventObject[]
}

function eventsFrom(
  { outputs = [], errors = [], events = [] }: ActorSamples,
  id: string,
): readonly AnyEventObject[] {
  return [
    ...outputs.map((output) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })),
    ...errors.map((error) => ({ type: `xstate.error.actor.${id}`, error, actorId: id })),
    ...events,
  ]
}

/** All events possible in a snapshot: the visitor's, the actors' and the delays'. */
export function eventsAt(samples: MachineSamples, snapshot: AnyMachineSnapshot): AnyEventObject[] {
  if (snapshot.status !== 'active') return []
  const actorEvents = snapshot._nodes.flatMap((node) =>
    node.invoke.flatMap(({ id, src }) => {
      const actor = typeof src === 'string' ? samples.actors?.[src] : undefined
      if (!actor) throw new Error(`its samples do not say what the actor ${String(src)} brings`)
      return eventsFrom(actor, id)
    }),
  )
  const waited = snapshot._nodes.flatMap((node) => node.after.map(({ eventType }) => ({ type: eventType })))
  return [...samples.events, ...actorEvents, ...waited]
}
