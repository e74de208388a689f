import { activeStates, type Chart } from '../chart/chart.ts'
import { changesOf } from '../live/entries.ts'
import { type ActorThen, possibleEvents } from '../live/moment.ts'
import { payloadsOf, samplesOf } from '../samples.ts'
import { type Difference, type Moment, shortJson } from '../scenario/difference.ts'
import { whereabouts } from '../whereabouts.ts'
import { ActorPanel } from './actor-panel.tsx'
import type { InspectorView } from './address.ts'
import { SendForm } from './send-form.tsx'
import { SimulationPanel } from './simulation-panel.tsx'
import { draftsOf } from './use-pressable.ts'
import type { RunningSimulation } from './use-simulation.ts'
import type { ChangeView } from './use-view.ts'
import type { Watched } from './use-watched.ts'

interface StateSideProps {
  readonly chart: Chart
  readonly watched: Watched
  readonly view: InspectorView
  readonly candidates: readonly ActorThen[]
  readonly actor: ActorThen | undefined
  /** The step of a replay, which is shown in place of an actor. */
  readonly step: Moment | null | undefined
  readonly simulation: RunningSimulation | undefined
  readonly onChoose: (session: string) => void
  readonly onChange: ChangeView
  readonly onSend: (session: string, event: { readonly type: string }) => void
}

function Place({ machine, running }: { readonly machine: string; readonly running: readonly string[] }) {
  const text = whereabouts[machine]
  return (
    <>
      {text ? <p className="small">Runs on: {text}</p> : null}
      {running.map((title) => (
        <p key={title} className="small">
          Runs now on “{title}”: choose it above.
        </p>
      ))}
    </>
  )
}

interface ContextChangesProps {
  readonly since: number
  /** Null: it did not run at both moments. */
  readonly changes: readonly Difference[] | null
  readonly onStop: () => void
}

function ContextChanges({ since, changes, onStop }: ContextChangesProps) {
  return (
    <section aria-label="Changes">
      <h3 className="label">
        Changes since entry {since}
        {changes && changes.length > 0 ? `: ${changes.length}` : ''}
      </h3>
      {changes === null ? <p className="small muted">It did not run at both moments.</p> : null}
      {changes?.length === 0 ? <p className="small muted">Nothing is different.</p> : null}
      {changes && changes.length > 0 ? (
        <dl className="changes code">
          {changes.map(({ place, expected, seen }) => (
            <div key={place}>
              <dt>{place}</dt>
              <dd>
                <del>{shortJson(expected)}</del> → <ins>{shortJson(seen)}</ins>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      <button type="button" className="btn btn--s" onClick={onStop}>
        Stop comparing
      </button>
    </section>
  )
}

export function StateSide({
  chart,
  watched,
  view,
  candidates,
  actor,
  step,
  simulation,
  ...on
}: StateSideProps) {
  const { source, events, now, elsewhere } = watched
  const isReplay = step !== undefined
  const running = actor ? now.get(actor.session) : undefined
  const receives = source?.receives && source.isThere && running?.status === 'active'
  const last = view.at ?? events.at(-1)?.number
  return (
    <div className="side side--state">
      {source?.outdated.includes(chart.id) ? (
        <p className="panel fault" role="status">
          The page goes on with {chart.id} as it was before your change: reload it.
        </p>
      ) : null}
      <ActorPanel
        actors={candidates}
        actor={isReplay ? undefined : actor}
        actorState={isReplay ? (step ?? undefined) : actor}
        place={<Place machine={chart.id} running={elsewhere(chart.id)} />}
        onChoose={on.onChoose}
        onCompare={
          !isReplay && last !== undefined
            ? () => on.onChange({ since: last, page: source?.id ?? null })
            : undefined
        }
      >
        {actor && !isReplay && view.since !== null ? (
          <ContextChanges
            since={view.since}
            changes={changesOf(events, actor.session, view.since, view.at)}
            onStop={() => on.onChange({ since: null })}
          />
        ) : null}
      </ActorPanel>
      {simulation ? (
        <SimulationPanel
          simulation={simulation}
          onSend={(event) => on.onSend(actor?.session ?? '', event)}
          onLeave={() => on.onChange({ page: null, at: null, since: null, actor: null })}
        />
      ) : null}
      {source?.receives && actor && !isReplay ? (
        <section className="panel" aria-label="Send an event">
          <h2 className="title">Send an event</h2>
          <SendForm
            key={actor.session}
            possible={receives ? possibleEvents(chart, activeStates(chart, running.value)) : []}
            draftOf={(type) => draftsOf(events, chart.id, type)[0] ?? { type }}
            payloadsOf={(type) => payloadsOf(samplesOf(chart.id), type)}
            onSend={(event) => on.onSend(actor.session, event)}
          />
        </section>
      ) : null}
    </div>
  )
}
