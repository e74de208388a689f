import { useMemo, useState } from 'react'
import { activeStates } from '../chart/chart.ts'
import { lastSeen, possibleEvents } from '../live/moment.ts'
import type { Replay } from '../scenario/replay.ts'
import { ActorPanel } from './actor-panel.tsx'
import { ChartPart } from './chart-part.tsx'
import type { Lit } from './chart-view.tsx'
import { InspectorHeader } from './header.tsx'
import { MachineList } from './machine-list.tsx'
import { ScenarioPanel } from './scenario-panel.tsx'
import { SendForm } from './send-form.tsx'
import { SplitStage } from './splitter.tsx'
import { TimeLine } from './time-line.tsx'
import { useLayout } from './use-layout.ts'
import { useSources } from './use-sources.ts'
import { type ChangeView, useView } from './use-view.ts'
import { useWatched } from './use-watched.ts'
import { actorsOf, litBy, runningIn } from './watched.ts'

interface Played {
  readonly replay: Replay
  readonly at: number
}

const unlit: Lit = { active: new Set(), taken: new Set(), marked: null }

export function Inspector() {
  const { sources, recorded, send } = useSources()
  const [view, change] = useView()
  const [wantedActor, setActor] = useState<string>()
  const [played, setPlayed] = useState<Played | null>(null)
  const { source, events, charts, now, shown } = useWatched(sources, view)
  const wanted = played?.replay.scenario.header.machine ?? view.machine
  const chart = charts.find(({ id }) => id === wanted) ?? charts[0]
  const layout = useLayout(chart)

  const candidates = chart ? actorsOf(shown, chart.id) : []
  const actor = candidates.find(({ session }) => session === wantedActor) ?? candidates[0]
  const step = played ? played.replay.steps[played.at - 1] : undefined
  const { state: marked } = view
  const lit = useMemo((): Lit => {
    if (!chart) return unlit
    if (!played) return litBy(chart, actor, marked)
    return { ...unlit, active: step ? activeStates(chart, step.seen.value) : new Set(), marked }
  }, [chart, actor, marked, played, step])

  if (!chart) return null
  const changeMoment: ChangeView = (changed, how) =>
    change(source && typeof changed.at === 'number' ? { ...changed, page: source.id } : changed, how)
  const page = source?.receives && source.isThere ? source : undefined
  const running = actor ? now.get(actor.session) : undefined
  const possible = running && page ? possibleEvents(chart, activeStates(chart, running.value)) : []
  return (
    <>
      <InspectorHeader
        sources={sources}
        source={source}
        onChoose={({ id, isThere, events: past }) =>
          change({ page: id, at: isThere ? null : (past.at(-1)?.number ?? null), actor: null })
        }
      />
      <main className="parts">
        <div className="side">
          <MachineList
            charts={charts}
            chosen={chart.id}
            running={runningIn(shown)}
            onChoose={(machine, state) => {
              setPlayed(null)
              change({ machine, state })
            }}
          />
          <ScenarioPanel
            machine={chart.id}
            page={page}
            recorded={recorded}
            replay={played?.replay ?? null}
            at={played?.at ?? 0}
            onRecord={(on) =>
              page &&
              send(
                on ? { kind: 'record', page: page.id, machine: chart.id } : { kind: 'stop', page: page.id },
              )
            }
            onReplay={(replay, at) => setPlayed(replay ? { replay, at } : null)}
          />
        </div>
        <SplitStage
          upper={<ChartPart chart={chart} layout={layout} lit={lit} />}
          lower={
            <TimeLine machine={chart.id} events={events} filter={view} at={view.at} onChange={changeMoment} />
          }
        />
        <div className="side side--state">
          <ActorPanel
            actors={candidates}
            actor={played ? undefined : actor}
            actorState={played ? step?.seen : actor}
            onChoose={setActor}
          />
          {source?.receives && actor && !played ? (
            <section className="panel" aria-label="Send an event">
              <h2 className="title">Send an event</h2>
              <SendForm
                key={actor.session}
                possible={possible}
                draftOf={(type) => lastSeen(events, type)}
                onSend={(event) => {
                  change({ at: null }, 'step')
                  send({ kind: 'send', page: source.id, session: actor.session, event })
                }}
              />
            </section>
          ) : null}
        </div>
      </main>
    </>
  )
}
