import { createMachine } from 'xstate'
import { activeStates, type Chart, chartOf } from '../chart/chart.ts'
import type { NumberedEvent } from '../live/channel.ts'
import { type ActorThen, actorsAfter, lastTransitions } from '../live/moment.ts'
import type { InspectedTab, Sources } from '../live/sources.ts'
import { machines } from '../machines.ts'
import { type Lit, unlit } from './lit.ts'

const own: readonly Chart[] = [...machines.values()].map(chartOf)

function foreignChart(definition: string): readonly Chart[] {
  try {
    return [chartOf(createMachine(JSON.parse(definition)))]
  } catch {
    // A machine of another version cannot be drawn; its events are shown.
    return []
  }
}

export function chartsOf(events: readonly NumberedEvent[]): readonly Chart[] {
  const definitions = new Map<string, string>()
  for (const { machine, definition } of actorsAfter(events, events.length).values()) {
    if (machine !== null && definition !== null && !machines.has(machine))
      definitions.set(machine, definition)
  }
  return definitions.size === 0 ? own : [...own, ...[...definitions.values()].flatMap(foreignChart)]
}

export function defaultSource(sources: Sources): InspectedTab | undefined {
  const there = [...sources.values()].filter(({ isThere }) => isThere)
  return there.findLast(({ events }) => events.length > 0) ?? there.at(-1) ?? [...sources.values()].at(-1)
}

export function runningIn(actors: ReadonlyMap<string, ActorThen>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { machine, status } of actors.values()) {
    if (machine !== null && status === 'active') counts.set(machine, (counts.get(machine) ?? 0) + 1)
  }
  return counts
}

export const runningFirst = (
  charts: readonly Chart[],
  running: ReadonlyMap<string, number>,
): readonly Chart[] => {
  const [first, then] = [true, false].map((runs) => charts.filter(({ id }) => running.has(id) === runs))
  return [...(first ?? []), ...(then ?? [])]
}

export function actorsOf(actors: ReadonlyMap<string, ActorThen>, machine: string): readonly ActorThen[] {
  const all = [...actors.values()].filter((actor) => actor.machine === machine)
  const rank = ({ status }: ActorThen) => (status === 'active' ? 0 : 1)
  return all.toReversed().sort((a, b) => rank(a) - rank(b))
}

export function litBy(chart: Chart, actor: ActorThen | undefined, marked: string | null): Lit {
  if (!actor) return { ...unlit, marked }
  const taken = lastTransitions(chart, machines.get(chart.id), actor)
  return { active: activeStates(chart, actor.value), taken, run: actor.last?.number ?? null, marked }
}
