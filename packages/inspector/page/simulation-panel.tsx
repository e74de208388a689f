import { useId } from 'react'
import type { SimulationChoice } from '../live/simulation.ts'
import { shortJson } from '../scenario/difference.ts'
import type { RunningSimulation } from './use-simulation.ts'

interface SimulationPanelProps {
  readonly simulation: RunningSimulation
  readonly onSend: (event: SimulationChoice['event']) => void
  readonly onLeave: () => void
}

const groups = [
  ['event', 'Events'],
  ['actor', 'Actors that run'],
  ['delay', 'Delays'],
] as const

function Choices({
  title,
  choices,
  onSend,
}: {
  readonly title: string
  readonly choices: readonly SimulationChoice[]
  readonly onSend: SimulationPanelProps['onSend']
}) {
  const id = useId()
  return (
    <>
      <h3 className="label" id={id}>
        {title}
      </h3>
      <ul className="choices" aria-labelledby={id}>
        {choices.map(({ label, event, takes }, index) => (
          <li key={`${index}${label}`}>
            <button type="button" className="row" title={label} onClick={() => onSend(event)}>
              <span className="row__name">{label}</span>
              {takes.length > 0 ? null : <span className="row__note">no transition</span>}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

export function SimulationPanel({ simulation, onSend, onLeave }: SimulationPanelProps) {
  const { choices, inputs, input, restart } = simulation
  return (
    <section className="panel" aria-label="Simulation">
      <h2 className="title">Simulation</h2>
      <p className="small muted">
        No page, no effects: actors wait until you let them resolve or fail, and delays until you let them
        pass.
      </p>
      {inputs.length > 1 ? (
        <div className="field">
          <select aria-label="Input" value={input} onChange={({ target }) => restart(Number(target.value))}>
            {inputs.map((each, index) => (
              <option key={`${index}`} value={index}>
                {each === undefined ? 'no input' : shortJson(each)}
              </option>
            ))}
          </select>
        </div>
      ) : null}
      {groups.map(([kind, title]) => {
        const own = choices.filter((choice) => choice.kind === kind)
        return own.length > 0 ? <Choices key={kind} title={title} choices={own} onSend={onSend} /> : null
      })}
      {choices.length === 0 ? <p className="small muted">It has ended.</p> : null}
      <div className="buttons">
        <button type="button" className="btn btn--s" onClick={() => restart(input)}>
          Start again
        </button>
        <button type="button" className="btn btn--s" onClick={onLeave}>
          End the simulation
        </button>
      </div>
    </section>
  )
}
