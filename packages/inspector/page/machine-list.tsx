import { classNames } from '@marquee/design/class-names.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Chart } from '../chart/chart.ts'
import { type FoundEntry, find } from '../find.ts'
import { runningFirst } from './watched.ts'

interface MachineListProps {
  readonly charts: readonly Chart[]
  readonly chosen: string
  readonly running: ReadonlyMap<string, number>
  readonly onChoose: (machine: string, state: string | null) => void
}

function Results({
  found,
  onChoose,
}: {
  readonly found: readonly FoundEntry[]
  readonly onChoose: MachineListProps['onChoose']
}) {
  if (found.length === 0) return <p className="small muted">Nothing is called that.</p>
  return (
    <ul className="rows" aria-label="Found">
      {found.map(({ kind, machine, state, text }) => (
        <li key={`${kind}${machine}${text}`}>
          <button
            type="button"
            className="row"
            onClick={() => onChoose(machine, kind === 'machine' ? null : state)}
          >
            <span className="row__name">{text}</span>
            <span className="row__note">{kind === 'machine' ? 'machine' : `${kind} · ${machine}`}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

export function MachineList({ charts, chosen, running, onChoose }: MachineListProps) {
  const [wanted, setWanted] = useState('')
  const found = useMemo(() => find(charts, wanted), [charts, wanted])
  const list = useRef<HTMLUListElement>(null)
  const ordered = runningFirst(charts, running)
  const order = ordered.map(({ id }) => id).join()
  useEffect(() => {
    const place = order.split(',').indexOf(chosen)
    list.current?.children[place]?.scrollIntoView({ block: 'nearest' })
  }, [order, chosen])
  return (
    <nav className="panel" aria-label="Machines">
      <div className="field">
        <input
          aria-label="Machine, state or event"
          placeholder="Machine, state or event"
          type="search"
          autoComplete="off"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      </div>
      {wanted.trim() === '' ? (
        <ul className="rows machines" ref={list}>
          {ordered.map(({ id, states }) => (
            <li key={id}>
              <button
                type="button"
                className={classNames('row', running.has(id) && 'is-running')}
                aria-current={id === chosen ? 'true' : undefined}
                onClick={() => onChoose(id, null)}
              >
                <span className="row__name">{id}</span>
                <span className="visually-hidden">
                  {running.has(id) ? `${running.get(id)} running` : `${states.length - 1} states`}
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <Results found={found} onChoose={onChoose} />
      )}
    </nav>
  )
}
