import { type AnyStateMachine, StateMachine } from 'xstate'

const files = import.meta.glob<Record<string, unknown>>('../../machines/*-machine.ts', { eager: true })

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine

export const machines: ReadonlyMap<string, AnyStateMachine> = new Map(
  Object.values(files)
    .flatMap((module) => Object.values(module).filter(isMachine))
    .map((machine) => [machine.id, machine] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1)),
)

export const machineFiles: ReadonlyMap<string, string> = new Map(
  Object.entries(files).flatMap(([path, module]) =>
    Object.values(module)
      .filter(isMachine)
      .map((machine) => [machine.id, path.slice(path.lastIndexOf('/') + 1)] as const),
  ),
)
