import { useMemo, useState } from 'react'
import { activeStates, type Chart } from '../chart/chart.ts'
import type { ActorThen } from '../live/moment.ts'
import type { InspectedTab, Sources } from '../live/sources.ts'
import type { Moment } from '../scenario/difference.ts'
import type { Replay } from '../scenario/replay.ts'
import { ChartPart } from './chart-part.tsx'
import { type Lit, unlit } from './lit.ts'
import { MachineList } from './machine-list.tsx'
import { type LoadStages, ScenarioPanel } from './scenario-panel.tsx'
import { SplitStage } from './splitter.tsx'
import { StateSide } from './state-side.tsx'
import { TimeLine } from './time-line.tsx'
import { usePressable } from './use-pressable.ts'
import { SIMULATED, useSimulation } from './use-simulation.ts'
import { useSources } from './use-sources.ts'
import { type ChangeView, useView } from './use-view.ts'
import { useWatched } from './use-watched.ts'
import { actorsOf, litBy, runningIn } from './watched.ts'

interface Played {
  readonly replay: Replay
  readonly at: number
}

function useLit(
  chart: Chart | undefined,
  actor: ActorThen | undefined,
  marked: string | null,
  step: Moment | null | undefined,
): Lit {
  return useMemo(() => {
    if (!chart) return unlit
    if (step === undefined) return litBy(chart, actor, marked)
    return { ...unlit, active: step ? activeStates(chart, step.value) : new Set(), marked }
  }, [chart, actor, marked, step])
}

interface HeaderProps {
  readonly sources: Sources
  readonly source: InspectedTab | undefined
  readonly onChoose: (source: InspectedTab) => void
}

function InspectorHeader({ sources, source, onChoose }: HeaderProps) {
  return (
    <header className="head dark">
      <h1 className="mark">
        MARQUEE<span className="visually-hidden"> inspector</span>
      </h1>
      <p className="head__what">Inspector</p>
      {source ? (
        <div className="field head__source">
          <select
            aria-label="Watched page"
            value={source.id}
            onChange={({ target }) => {
              const chosen = sources.get(target.value)
              if (chosen) onChoose(chosen)
            }}
          >
            {[...sources.values()].map(({ id, title, address, isThere }) => (
              <option key={id} value={id}>
                {isThere ? '' : '(left) '}
                {title} {address && `· ${new URL(address).pathname}`}
              </option>
            ))}
          </select>
        </div>
      ) : (
        <p className="small muted">No page is open. Open the site in another tab: it is seen here at once.</p>
      )}
    </header>
  )
}

export function Inspector({ loadStages }: { readonly loadStages: LoadStages }) {
  const { sources, recorded, send } = useSources()
  const [view, change] = useView()
  const [wantedActor, setActor] = useState<string>()
  const [isTimeOpen, setTimeOpen] = useState(false)
  const [played, setPlayed] = useState<Played | null>(null)
  const simulation = useSimulation(view.page === SIMULATED ? view.machine : null)
  const watched = useWatched(sources, simulation?.tab, view)
  const { source, events, charts, shown } = watched
  const wanted = played?.replay.scenario.header.machine ?? view.machine
  const chart = charts.find(({ id }) => id === wanted) ?? charts[0]

  const candidates = chart ? actorsOf(shown, chart.id) : []
  const actor = candidates.find(({ session }) => session === wantedActor) ?? candidates[0]
  const step = played ? (played.replay.steps[played.at - 1]?.seen ?? null) : undefined
  const lit = useLit(chart, actor, view.state, step)
  const isNow = view.at === null && !played
  const pressable = usePressable({ chart, actor, watched, simulation, isNow })

  if (!chart) return null
  const changeMoment: ChangeView = (changed, how) =>
    change(source && typeof changed.at === 'number' ? { ...changed, page: source.id } : changed, how)
  const page = source?.receives && source.isThere && source.id !== SIMULATED ? source : undefined
  const sendTo = (session: string, event: { readonly type: string }) => {
    change({ at: null }, 'step')
    if (simulation) simulation.send(event)
    else if (source) send({ kind: 'send', page: source.id, session, event })
  }
  return (
    <>
      <InspectorHeader
        sources={watched.sources}
        source={source}
        onChoose={({ id, isThere, events: past }) =>
          change({ page: id, at: isThere ? null : (past.at(-1)?.number ?? null), since: null, actor: null })
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
              change({ machine, state, ...(simulation ? { at: null, since: null } : {}) })
            }}
          />
          <ScenarioPanel
            machine={chart.id}
            {...{ page, recorded, loadStages }}
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
          isOpen={isTimeOpen}
          upper={
            <ChartPart
              chart={chart}
              lit={lit}
              pressable={pressable}
              onPress={(event) => sendTo(actor?.session ?? '', event)}
              onSimulate={
                simulation
                  ? undefined
                  : () => change({ machine: chart.id, page: SIMULATED, at: null, since: null, actor: null })
              }
            />
          }
          lower={
            <TimeLine
              machine={chart.id}
              events={events}
              filter={view}
              at={view.at}
              onChange={changeMoment}
              isOpen={isTimeOpen}
              onOpen={setTimeOpen}
            />
          }
        />
        <StateSide
          {...{ chart, watched, view, candidates, actor, step, simulation }}
          onChoose={setActor}
          onChange={change}
          onSend={sendTo}
        />
      </main>
    </>
  )
}
