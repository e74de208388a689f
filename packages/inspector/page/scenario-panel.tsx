import { classNames } from '@marquee/design/class-names.ts'
import { useEffect, useId, useState } from 'react'
import { machines } from '../machines.ts'
import type { Stage } from '../scenario/live-replay.ts'
import { mockSets } from '../scenario/mock-sets.ts'
import type { ProductScenario } from '../scenario/product-scenarios.ts'
import { formatChartChange, formatDivergence, type Replay } from '../scenario/replay.ts'
import { download } from './download.ts'
import { BrowserTest, CommandVerdict, SaveIntoProject } from './scenario-actions.tsx'
import type { Recorded } from './use-sources.ts'

/** Machines with the actors of the product, by id; loaded when a scenario is replayed. */
export type LoadStages = () => Promise<Readonly<Record<string, Stage>>>

interface ScenarioPanelProps {
  readonly machine: string
  readonly page: { readonly records: string | null } | undefined
  readonly recorded: Recorded | undefined
  readonly loadStages: LoadStages
  readonly replay: Replay | null
  readonly at: number
  readonly onRecord: (on: boolean) => void
  readonly onReplay: (replay: Replay | null, at: number) => void
}

function Recording({
  machine,
  page,
  recorded,
  replay,
  onRecord,
}: Pick<ScenarioPanelProps, 'machine' | 'page' | 'recorded' | 'replay' | 'onRecord'>) {
  const records = page?.records ?? null
  return (
    <>
      <button
        type="button"
        className={classNames('btn btn--s btn--block record', records !== null && 'is-recording')}
        disabled={!page}
        title={`Writes down what ${machine} goes through on the page`}
        onClick={() => onRecord(records === null)}
      >
        {records === null ? `Record ${machine}` : `Stop recording ${records}`}
      </button>
      <p className="small muted" role="status">
        {records === null
          ? null
          : `Everything ${records} goes through is written down. Use the page, then stop.`}
      </p>
      {recorded?.fault ? <p className="fault">{recorded.fault}</p> : null}
      {recorded && recorded.jsonl !== '' ? (
        <button
          type="button"
          className="btn btn--s btn--block"
          onClick={() => download(`${recorded.machine}.jsonl`, 'application/jsonl', recorded.jsonl)}
        >
          Save the scenario ({recorded.jsonl.trim().split('\n').length - 1} lines)
        </button>
      ) : null}
      {recorded && recorded.jsonl !== '' ? <SaveIntoProject {...recorded} isAlone={replay === null} /> : null}
    </>
  )
}

function Steps({
  replay,
  at,
  onReplay,
}: {
  readonly replay: Replay
  readonly at: number
  readonly onReplay: ScenarioPanelProps['onReplay']
}) {
  const { divergence, chartChange, steps, scenario } = replay
  const step = steps[at - 1]
  const go = (to: number) => onReplay(replay, Math.min(steps.length, Math.max(0, to)))
  const isReached = divergence !== null && step !== undefined && step.line.number >= divergence.line.number
  return (
    <section aria-label="Replay">
      <p className="small">
        <strong>{scenario.header.title}</strong>, step {at} of {steps.length}
      </p>
      <div className="buttons">
        <button type="button" className="btn btn--s" onClick={() => go(at - 1)} disabled={at === 0}>
          Step back
        </button>
        <button
          type="button"
          className="btn btn--s"
          onClick={() => go(at + 1)}
          disabled={at === steps.length}
        >
          Step
        </button>
        <button type="button" className="btn btn--s" onClick={() => onReplay(null, 0)}>
          Leave
        </button>
      </div>
      {chartChange ? <p className="fault">{formatChartChange(chartChange)}</p> : null}
      {step ? (
        <pre className="code" tabIndex={0} aria-label={`Line ${step.line.number}`}>
          {JSON.stringify(step.line, null, 2)}
        </pre>
      ) : null}
      {divergence && isReached ? (
        <pre className="code fault" tabIndex={0} aria-label="First divergence">
          {formatDivergence(divergence)}
        </pre>
      ) : null}
      {divergence === null && at === steps.length ? (
        <p className="small">Everything was as the scenario says.</p>
      ) : null}
    </section>
  )
}

interface ScenarioListProps {
  readonly machine: string
  readonly onPlay: (scenario: ProductScenario) => void
}

/** The product's scenarios, those of the chosen machine first; loaded when it is opened. */
function ScenarioList({ machine, onPlay }: ScenarioListProps) {
  const [isOpen, setOpen] = useState(false)
  const [all, setAll] = useState<readonly ProductScenario[]>()
  const [isWhole, setWhole] = useState(false)
  useEffect(() => {
    if (isOpen)
      void import('../scenario/product-scenarios.ts').then(({ productScenarios }) => setAll(productScenarios))
  }, [isOpen])
  const own = all?.filter((each) => isWhole || each.machine === machine) ?? []
  return (
    <details className="outline" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="link">Scenarios of the product</summary>
      {all ? (
        <>
          <label className="small">
            <input type="checkbox" checked={isWhole} onChange={({ target }) => setWhole(target.checked)} /> of
            all machines ({all.length})
          </label>
          {own.length === 0 ? <p className="small muted">{machine} has none.</p> : null}
          <div className="choices" role="list" aria-label="Scenarios of the product">
            {own.map((scenario) => (
              <div key={scenario.name} role="listitem">
                <button type="button" className="row" title={scenario.title} onClick={() => onPlay(scenario)}>
                  <span className="row__name">{scenario.name}</span>
                </button>
              </div>
            ))}
          </div>
        </>
      ) : null}
    </details>
  )
}

export function ScenarioPanel(props: ScenarioPanelProps) {
  const { replay, at, onReplay, loadStages } = props
  const id = useId()
  const [fault, setFault] = useState<string | null>(null)
  const [played, setPlayed] = useState<{
    readonly name: string
    readonly jsonl: string
    readonly isOfProduct: boolean
  }>()
  async function play(jsonl: string, name: string, isOfProduct: boolean): Promise<void> {
    try {
      const [{ replayWhole }, stages] = await Promise.all([
        import('../scenario/live-replay.ts'),
        loadStages(),
      ])
      onReplay(await replayWhole(jsonl, { machineByName: (machine) => machines.get(machine), stages }), 0)
      setPlayed({ name, jsonl, isOfProduct })
      setFault(null)
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id} className="title">
        Scenarios
      </h2>
      <Recording {...props} />
      <label className="btn btn--s btn--block file">
        Play a scenario
        <input
          type="file"
          className="visually-hidden"
          accept=".jsonl,.json,.txt"
          onChange={({ target }) => {
            const file = target.files?.[0]
            void file?.text().then((jsonl) => play(jsonl, file.name.replace(/\.\w+$/, ''), false))
          }}
        />
      </label>
      {fault ? (
        <p className="fault" role="alert">
          {fault}
        </p>
      ) : null}
      <ScenarioList machine={props.machine} onPlay={({ jsonl, name }) => void play(jsonl, name, true)} />
      {replay && played?.isOfProduct ? <CommandVerdict name={played.name} /> : null}
      {replay && played ? <BrowserTest key={played.name} {...played} /> : null}
      {replay ? <Steps replay={replay} at={at} onReplay={onReplay} /> : null}
      <details className="outline">
        <summary className="link">The site in a named state</summary>
        <ul>
          {Object.entries(mockSets).map(([name, { title, look }]) => (
            <li key={name}>
              <a className="link" href={`/?scenario=${name}`} target="_blank" rel="noopener">
                {title}
              </a>
              <p className="small muted">{look}</p>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
