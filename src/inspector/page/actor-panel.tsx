import { useId } from 'react'
import type { ActorThen } from '../live/moment.ts'

interface ActorPanelProps {
  readonly actors: readonly ActorThen[]
  readonly actor: ActorThen | undefined
  readonly actorState: { readonly value: unknown; readonly context: unknown } | undefined
  readonly onChoose: (session: string) => void
}

export function ActorPanel({ actors, actor, actorState, onChoose }: ActorPanelProps) {
  const id = useId()
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id} className="title">
        State
      </h2>
      {actors.length > 1 && actor ? (
        <div className="field">
          <select aria-label="Actor" value={actor.session} onChange={({ target }) => onChoose(target.value)}>
            {actors.map(({ session, status }) => (
              <option key={session} value={session}>
                {session} · {status}
              </option>
            ))}
          </select>
        </div>
      ) : null}
      {actorState ? (
        <>
          <p className="value code" data-value>
            {JSON.stringify(actorState.value)}
          </p>
          <p className="small muted value" data-last>
            {actor ? `${actor.session} · ${actor.status}` : 'scenario'}
            {actor?.last ? ` · last: ${actor.last.event.type}` : ''}
          </p>
          <h3 className="label">Context</h3>
          <pre className="code context" tabIndex={0} aria-label="Context">
            {JSON.stringify(actorState.context, null, 2)}
          </pre>
        </>
      ) : (
        <p className="small muted">It does not run at this moment.</p>
      )}
    </section>
  )
}
