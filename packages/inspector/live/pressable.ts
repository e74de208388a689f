import type { Chart } from '../chart/chart.ts'
import { possibleEvents } from './moment.ts'
import type { SimulationChoice } from './simulation.ts'

export interface SentEvent {
  readonly type: string
  readonly [name: string]: unknown
}

/** The event that a press on a transition of the drawing sends, by the transition's id. */
export type Pressable = ReadonlyMap<string, SentEvent>

/**
 * Transitions of the active states whose event comes from outside, each with the first event of its type that would
 * take it, or the first at all: guards may depend on what only the page knows.
 */
export function pressableNow(
  chart: Chart,
  active: ReadonlySet<string>,
  eventsOf: (type: string) => readonly SentEvent[],
  takenBy: (event: SentEvent) => readonly string[],
): Pressable {
  const known = new Map(
    possibleEvents(chart, active).map(({ type }) => [
      type,
      eventsOf(type).map((event) => ({ event, taken: takenBy(event) })),
    ]),
  )
  return new Map(
    chart.transitions.flatMap(({ id, from, event: type }) => {
      const events = active.has(from) ? known.get(type) : undefined
      const chosen = events?.find(({ taken }) => taken.includes(id)) ?? events?.[0]
      return chosen ? [[id, chosen.event] as const] : []
    }),
  )
}

/** Events of a simulation, with results of actors and delays. */
export const pressableIn = (choices: readonly SimulationChoice[]): Pressable =>
  new Map(choices.toReversed().flatMap(({ takes, event }) => takes.map((id) => [id, event] as const)))
