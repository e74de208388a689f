import { type EntryFilter, type EntryKind, entryKinds } from '../live/entries.ts'
import type { ActorThen } from '../live/moment.ts'

const labels: Readonly<Record<EntryKind, string>> = {
  actor: 'Actors',
  event: 'Events',
  transition: 'Transitions',
  context: 'Context',
  action: 'Actions',
  error: 'Errors',
}

interface FilterBarProps extends EntryFilter {
  readonly machine: string
  readonly actors: readonly ActorThen[]
  readonly onFilter: (change: Partial<EntryFilter>) => void
}

export function EntryFilterBar({ machine, actors, actor, hides, onFilter }: FilterBarProps) {
  const isKnown = actor === null || actor === 'all' || actors.some(({ session }) => session === actor)
  const toggle = (kind: EntryKind) =>
    onFilter({ hides: hides.includes(kind) ? hides.filter((each) => each !== kind) : [...hides, kind] })
  return (
    <div className="time__filter">
      <div className="field time__actor">
        <select
          aria-label="Entries of"
          value={actor ?? ''}
          onChange={({ target }) => onFilter({ actor: target.value || null })}
        >
          <option value="">Only {machine}</option>
          <option value="all">All actors</option>
          {actors.map(({ session, name }) => (
            <option key={session} value={session}>
              {name} · {session}
            </option>
          ))}
          {isKnown ? null : <option value={actor}>{actor}</option>}
        </select>
      </div>
      <fieldset className="toggle-group" aria-label="Kinds of entries">
        {entryKinds.map((kind) => (
          <button key={kind} type="button" aria-pressed={!hides.includes(kind)} onClick={() => toggle(kind)}>
            {labels[kind]}
          </button>
        ))}
      </fieldset>
    </div>
  )
}
