import { type ReactNode, useId } from 'react'
import { errorMessage, stateText } from '../live/entries.ts'
import type { ActorThen } from '../live/moment.ts'

interface ActorPanelProps {
  readonly actors: readonly ActorThen[]
  readonly actor: ActorThen | undefined
  readonly actorState: { readonly value: unknown; readonly context: unknown } | undefined
  /** Shown if it does not run. */
  readonly place: ReactNode
  readonly onChoose: (session: string) => void
  /** Undefined: no moment to compare with. */
  readonly onCompare: (() => void) | undefined
  readonly children: ReactNode
}

function ActorChoice({ actors, actor, onChoose }: Pick<ActorPanelProps, 'actors' | 'actor' | 'onChoose'>) {
  if (actors.length < 2 || !actor) return null
  return (
    <div className="field">
      <select aria-label="Actor" value={actor.session} onChange={({ target }) => onChoose(target.value)}>
        {actors.map(({ session, status }) => (
          <option key={session} value={session}>
            {session} · {status}
          </option>
        ))}
      </select>
    </div>
  )
}

export function ActorPanel(props: ActorPanelProps) {
  const { actor, actorState, place, onCompare, children } = props
  const id = useId()
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id} className="title">
        State
      </h2>
      <ActorChoice {...props} />
      {actorState ? (
        <>
          <ul className="leaves" aria-label="Active states">
            {stateText(actorState.value)
              .split(', ')
              .filter(Boolean)
              .map((leaf) => (
                <li key={leaf}>{leaf}</li>
              ))}
          </ul>
          <p className="small muted value" data-last>
            {actor ? `${actor.session} · ${actor.status}` : 'scenario'}
            {actor?.last ? ` · last: ${actor.last.event.type}` : ''}
          </p>
          {actor?.status === 'error' ? (
            <p className="fault" role="alert">
              It stopped with an error: {errorMessage(actor.error) || 'no message'}
            </p>
          ) : null}
          <h3 className="label">Context</h3>
          <pre className="code context" tabIndex={0} aria-label="Context">
            {JSON.stringify(actorState.context, null, 2)}
          </pre>
          {children}
          {onCompare ? (
            <button type="button" className="btn btn--s btn--block" onClick={onCompare}>
              Compare from this moment
            </button>
          ) : null}
        </>
      ) : (
        <>
          <p className="small muted">It does not run at this moment.</p>
          {place}
        </>
      )}
    </section>
  )
}
