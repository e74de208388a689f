import { type Actor, type ActorOptions, type AnyStateMachine, createActor } from 'xstate'
import { inspection } from './inspection.ts'

const running = new Map<string, Actor<AnyStateMachine>>()

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
  const announced = actor as unknown as Actor<AnyStateMachine>
  running.set(machine.id, announced)
  announced.subscribe({ complete: () => forget(machine, announced) })
  return () => forget(machine, announced)
}

function forget(machine: AnyStateMachine, actor: Actor<AnyStateMachine>): void {
  if (running.get(machine.id) === actor) running.delete(machine.id)
}

export const runningActor = <Machine extends AnyStateMachine>(machine: Machine): Actor<Machine> | undefined =>
  running.get(machine.id) as unknown as Actor<Machine> | undefined
