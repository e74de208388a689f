import { useMemo } from 'react'
import { activeStates, type Chart } from '../chart/chart.ts'
import type { NumberedEvent } from '../live/channel.ts'
import { type ActorThen, judged, lastSeen } from '../live/moment.ts'
import { type Pressable, pressableIn, pressableNow, type SentEvent } from '../live/pressable.ts'
import { machines } from '../machines.ts'
import { payloadsOf, samplesOf } from '../samples.ts'
import type { RunningSimulation } from './use-simulation.ts'
import type { Watched } from './use-watched.ts'

const none: Pressable = new Map()

/** The last event of the type, then those of the samples; the type alone if there are none. */
export function draftsOf(
  events: readonly NumberedEvent[],
  machine: string,
  type: string,
): readonly SentEvent[] {
  const seen = lastSeen(events, type)
  const samples = payloadsOf(samplesOf(machine), type).map((payload) => ({ ...payload, type }))
  return samples.length > 0 && Object.keys(seen).length < 2 ? samples : [{ ...seen, type }, ...samples]
}

interface PressableOptions {
  readonly chart: Chart | undefined
  readonly actor: ActorThen | undefined
  readonly watched: Watched
  readonly simulation: RunningSimulation | undefined
  /** False at an earlier moment and during a replay. */
  readonly isNow: boolean
}

export function usePressable({ chart, actor, watched, simulation, isNow }: PressableOptions): Pressable {
  const { source, events, now } = watched
  const choices = simulation?.choices
  return useMemo(() => {
    if (!chart || !isNow) return none
    if (choices) return pressableIn(choices)
    const running = actor && now.get(actor.session)
    if (!source?.receives || !source.isThere || running?.status !== 'active') return none
    const machine = machines.get(chart.id)
    return pressableNow(
      chart,
      activeStates(chart, running.value),
      (type) => draftsOf(events, chart.id, type),
      (event) => (machine && judged(machine, running, event)) ?? [],
    )
  }, [chart, actor, source, events, now, choices, isNow])
}
