import { type Difference, shortJson } from '../scenario/difference.ts'

interface ContextChangesProps {
  readonly since: number
  /** Null: it did not run at both moments. */
  readonly changes: readonly Difference[] | null
  readonly onStop: () => void
}

export function ContextChanges({ since, changes, onStop }: ContextChangesProps) {
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
