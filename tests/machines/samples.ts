import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'

/** What the tests of all machines need to know of one: `samples/<name>.ts` for `machines/<name>-machine.ts`. */
export interface MachineSamples {
  /** What it is started with; one without input has none. */
  readonly inputs?: readonly unknown[]
  /** Events of the visitor and the page, such that every guard is once true and once false. */
  readonly events: readonly AnyEventObject[]
  /** What its actors bring, by their names. */
  readonly actors?: Readonly<Record<string, ActorSamples>>
  /** False for a snapshot behind which nothing new is to be found: keeps the graph finite. */
  readonly goesOn?: (context: never) => boolean
  /** What tells two contexts apart on the way through the chart; absent: everything. */
  readonly distinguish?: (context: never) => unknown
  /** What must hold in every state; what it returns is what does not. */
  readonly faults?: (context: never) => readonly string[]
}

interface ActorSamples {
  readonly outputs?: readonly unknown[]
  readonly errors?: readonly unknown[]
  /** Events that it sends while it runs. */
  readonly events?: readonly AnyEventObject[]
}

function broughtBy(
  { outputs = [], errors = [], events = [] }: ActorSamples,
  id: string,
): readonly AnyEventObject[] {
  return [
    ...outputs.map((output) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })),
    ...errors.map((error) => ({ type: `xstate.error.actor.${id}`, error, actorId: id })),
    ...events,
  ]
}

/** Everything that can happen to a machine as it stands: what the visitor does, what its actors bring, what its clock says. */
export function eventsAt(samples: MachineSamples, snapshot: AnyMachineSnapshot): AnyEventObject[] {
  if (snapshot.status !== 'active') return []
  const brought = snapshot._nodes.flatMap((node) =>
    node.invoke.flatMap(({ id, src }) => {
      const actor = typeof src === 'string' ? samples.actors?.[src] : undefined
      if (!actor) throw new Error(`its samples do not say what the actor ${String(src)} brings`)
      return broughtBy(actor, id)
    }),
  )
  const waited = snapshot._nodes.flatMap((node) => node.after.map(({ eventType }) => ({ type: eventType })))
  return [...samples.events, ...brought, ...waited]
}
