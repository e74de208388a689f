import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { type EventLine, type Scenario, ScenarioError } from './format.ts'
import { formatUnknown } from './nearest.ts'

const invokesOf = (node: AnyStateNode): AnyStateNode['invoke'] => [
  ...node.invoke,
  ...Object.values(node.states).flatMap(invokesOf),
]

/** Throws ScenarioError for the first line with an event or an actor that the chart does not have. */
export function checkNames(machine: AnyStateMachine, { lines }: Scenario): void {
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
