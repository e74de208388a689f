import { type Actor, type ActorOptions, type AnyActor, type AnyStateMachine, createActor } from 'xstate'
import { inspection } from './inspection.ts'

const running = new Map<string, AnyActor>()

/** Starts a machine with inspection, registered under its id until it stops. */
export function runMachine<Machine extends AnyStateMachine>(
  machine: Machine,
  options?: ActorOptions<Machine>,
): Actor<Machine> {
  const actor = createActor(machine, { ...options, inspect: inspection() } as ActorOptions<Machine>)
  announceMachine(machine, actor)
  return actor.start()
}

/** Registers the actor of a machine that a view runs, until it stops or the returned function is called. */
export function announceMachine<Machine extends AnyStateMachine>(
  machine: Machine,
  actor: Actor<Machine>,
): () => void {
  running.set(machine.id, actor)
  actor.subscribe({ complete: () => forget(machine, actor) })
  return () => forget(machine, actor)
}

function forget(machine: AnyStateMachine, actor: AnyActor): void {
  if (running.get(machine.id) === actor) running.delete(machine.id)
}

export const runningActor = <Machine extends AnyStateMachine>(machine: Machine): Actor<Machine> | undefined =>
  running.get(machine.id)
