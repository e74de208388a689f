import { useMemo } from 'react'
import type { Chart } from '../chart/chart.ts'
import type { NumberedEvent } from '../live/channel.ts'
import { countUntil } from '../live/entries.ts'
import { type ActorThen, actorsAfter } from '../live/moment.ts'
import type { InspectedTab, Sources } from '../live/sources.ts'
import type { InspectorView } from './address.ts'
import { chartsOf, defaultSource } from './watched.ts'

export interface Watched {
  readonly source: InspectedTab | undefined
  readonly events: readonly NumberedEvent[]
  readonly charts: readonly Chart[]
  /** Actors after the last event. */
  readonly now: ReadonlyMap<string, ActorThen>
  /** Actors at the moment that is shown. */
  readonly shown: ReadonlyMap<string, ActorThen>
}

export function useWatched(sources: Sources, { page, at }: InspectorView): Watched {
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
  return { source, events, charts, now, shown }
}
