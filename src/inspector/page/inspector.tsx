import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Chart } from '../chart/chart.ts'
import { activeStates } from '../chart/chart.ts'
import { mermaidOf } from '../chart/mermaid.ts'
import { svgOf } from '../chart/svg.ts'
import { actorsAfter, lastSeen, possibleEvents } from '../live/moment.ts'
import type { InspectedTab, Sources } from '../live/sources.ts'
import type { Replay } from '../scenario/replay.ts'
import { ActorPanel } from './actor-panel.tsx'
import { ChartView, type Lit } from './chart-view.tsx'
import { download } from './download.ts'
import { MachineList } from './machine-list.tsx'
import { Outline } from './outline.tsx'
import { ScenarioPanel } from './scenario-panel.tsx'
import { SendForm } from './send-form.tsx'
import { TimeLine } from './time-line.tsx'
import { type Layout, useLayout } from './use-layout.ts'
import { useSources } from './use-sources.ts'
import { actorsOf, chartsOf, defaultSource, litBy, runningIn } from './watched.ts'

const none: Sources = new Map()

function Header({
  sources = none,
  source,
  onChoose,
}: {
  readonly sources: Sources
  readonly source: InspectedTab | undefined
  readonly onChoose: (id: string) => void
}) {
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
            onChange={({ target }) => onChoose(target.value)}
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

function ChartPart({
  chart,
  layout,
  lit,
}: {
  readonly chart: Chart
  readonly layout: Layout | undefined
  readonly lit: Lit
}) {
  return (
    <section
      className="panel chart"
      aria-label={`Chart of ${chart.id}`}
      data-layout-milliseconds={layout?.milliseconds}
    >
      <div className="chart__bar">
        <h2 className="title">{chart.id}</h2>
        <p className="small muted num">
          {chart.states.length - 1} states, {chart.transitions.length} transitions
          {layout ? `, laid out in ${layout.milliseconds} ms` : ''}
        </p>
        <button
          type="button"
          className="btn btn--s"
          disabled={!layout}
          onClick={() =>
            layout && download(`${chart.id}.svg`, 'image/svg+xml', svgOf(layout.placed, lit.active))
          }
        >
          Save SVG
        </button>
        <button
          type="button"
          className="btn btn--s"
          onClick={() => download(`${chart.id}.mmd`, 'text/plain', mermaidOf(chart))}
        >
          Save Mermaid
        </button>
      </div>
      <div className="chart__room">
        {layout ? <ChartView placed={layout.placed} lit={lit} name={chart.id} /> : null}
      </div>
      <Outline chart={chart} lit={lit} />
    </section>
  )
}

function useChosen(): readonly [machine: string | null, choose: (machine: string) => void] {
  const [machine, setMachine] = useState(() => new URLSearchParams(location.search).get('machine'))
  const choose = useCallback((id: string) => {
    setMachine(id)
    history.replaceState(null, '', `?machine=${encodeURIComponent(id)}`)
  }, [])
  return [machine, choose]
}

export function Inspector() {
  const { sources, recorded, send } = useSources()
  const [wantedSource, setSource] = useState<string>()
  const [wantedMachine, chooseMachine] = useChosen()
  const [wantedActor, setActor] = useState<string>()
  const [marked, setMarked] = useState<string | null>(null)
  const [moment, setMoment] = useState<number | null>(null)
  const [played, setPlayed] = useState<{ readonly replay: Replay; readonly at: number } | null>(null)

  const source =
    (wantedSource === undefined ? undefined : sources.get(wantedSource)) ?? defaultSource(sources)
  const events = useMemo(() => source?.events ?? [], [source?.events])
  const count = Math.min(moment ?? events.length, events.length)
  const charts = useMemo(() => chartsOf(events), [events])
  const now = useMemo(() => actorsAfter(events, events.length), [events])
  const then = useMemo(
    () => (count === events.length ? now : actorsAfter(events, count)),
    [events, count, now],
  )
  const chart =
    charts.find(({ id }) => id === (played?.replay.scenario.header.machine ?? wantedMachine)) ?? charts[0]
  const layout = useLayout(chart)

  const candidates = chart ? actorsOf(then, chart.id) : []
  const actor = candidates.find(({ session }) => session === wantedActor) ?? candidates[0]
  const step = played ? played.replay.steps[played.at - 1] : undefined
  const lit = useMemo((): Lit => {
    if (!chart) return { active: new Set(), taken: new Set(), marked: null }
    if (!played) return litBy(chart, actor, marked)
    return { active: step ? activeStates(chart, step.seen.value) : new Set(), taken: new Set(), marked }
  }, [chart, actor, marked, played, step])

  useEffect(() => setMoment(null), [source?.id])
  if (!chart) return null
  const running = actor ? now.get(actor.session) : undefined
  const possible =
    running && source?.receives && source.isThere
      ? possibleEvents(chart, activeStates(chart, running.value))
      : []

  function record(on: boolean): void {
    if (source && chart)
      send(on ? { kind: 'record', page: source.id, machine: chart.id } : { kind: 'stop', page: source.id })
  }

  return (
    <>
      <Header sources={sources} source={source} onChoose={setSource} />
      <main className="parts">
        <div className="side">
          <MachineList
            charts={charts}
            chosen={chart.id}
            running={runningIn(then)}
            onChoose={(machine, state) => {
              setPlayed(null)
              chooseMachine(machine)
              setMarked(state)
            }}
          />
          <ScenarioPanel
            machine={chart.id}
            page={source?.receives && source.isThere ? source : undefined}
            recorded={recorded}
            replay={played?.replay ?? null}
            at={played?.at ?? 0}
            onRecord={record}
            onReplay={(replay, at) => setPlayed(replay ? { replay, at } : null)}
          />
        </div>
        <ChartPart chart={chart} layout={layout} lit={lit} />
        <div className="side">
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
                  setMoment(null)
                  send({ kind: 'send', page: source.id, session: actor.session, event })
                }}
              />
            </section>
          ) : null}
        </div>
        <TimeLine events={events} count={count} isNow={moment === null} onGo={setMoment} />
      </main>
    </>
  )
}
