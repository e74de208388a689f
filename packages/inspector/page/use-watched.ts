import { useMemo } from 'react'
import type { Chart } from '../chart/chart.ts'
import type { NumberedEvent } from '../live/channel.ts'
import { countUntil } from '../live/entries.ts'
import { type ActorThen, actorsAfter } from '../live/moment.ts'
import type { InspectedTab, Sources } from '../live/sources.ts'
import type { InspectorView } from './address.ts'
import { chartsOf, defaultSource, runningIn } from './watched.ts'

export interface Watched {
  readonly sources: Sources
  readonly source: InspectedTab | undefined
  readonly events: readonly NumberedEvent[]
  readonly charts: readonly Chart[]
  /** Actors after the last event. */
  readonly now: ReadonlyMap<string, ActorThen>
  /** Actors at the moment that is shown. */
  readonly shown: ReadonlyMap<string, ActorThen>
  /** Titles of other open pages on which a machine runs now. */
  readonly elsewhere: (machine: string) => readonly string[]
}

export function useWatched(
  pages: Sources,
  simulated: InspectedTab | undefined,
  { page, at }: InspectorView,
): Watched {
  const sources = useMemo(
    (): Sources => (simulated ? new Map([...pages, [simulated.id, simulated]]) : pages),
    [pages, simulated],
  )
  const wanted = page === null ? undefined : sources.get(page)
  // A page that was left is shown for its moments only.
  const source = wanted && (wanted.isThere || at !== null) ? wanted : defaultSource(sources)
  const events = useMemo(() => source?.events ?? [], [source?.events])
  const count = countUntil(events, at)
  const charts = useMemo(() => chartsOf(events), [events])
  const now = useMemo(() => actorsAfter(events, events.length), [events])
  const shown = useMemo(
    () => (count === events.length ? now : actorsAfter(events, count)),
    [events, count, now],
  )
  const elsewhere = (machine: string) =>
    [...pages.values()]
      .filter((each) => each !== source && each.isThere)
      .filter((each) => runningIn(actorsAfter(each.events, each.events.length)).has(machine))
      .map(({ title }) => title)
  return { sources, source, events, charts, now, shown, elsewhere }
}
