import { classNames } from '@marquee/design/class-names.ts'
import { useEffect, useMemo, useRef } from 'react'
import type { NumberedEvent } from '../live/channel.ts'
import {
  countUntil,
  type EntryFilter,
  type EntryKind,
  entriesOf,
  filteredEntries,
  type TimeEntry,
} from '../live/entries.ts'
import { actorsAfter } from '../live/moment.ts'
import { sequenceOf } from '../live/sequence.ts'
import { EntryFilterBar } from './entry-filter.tsx'
import { SequenceView } from './sequence-view.tsx'
import type { ChangeView } from './use-view.ts'

interface TimeLineProps {
  readonly machine: string
  readonly events: readonly NumberedEvent[]
  readonly filter: EntryFilter
  /** Number of the last event; null: live. */
  readonly at: number | null
  readonly onChange: ChangeView
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
}

const LONGEST = 200
const LONGEST_SEQUENCE = 60

const kinds: Readonly<Record<EntryKind, string>> = {
  actor: 'begins',
  event: 'event',
  transition: 'moves',
  context: 'context',
  action: 'action',
  error: 'error',
}

const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
})

interface EntryListProps {
  readonly entries: readonly TimeEntry[]
  readonly position: number
  readonly onGo: (position: number) => void
}

function EntryList({ entries, position, onGo }: EntryListProps) {
  const list = useRef<HTMLOListElement>(null)
  const first = Math.max(0, Math.min(entries.length - LONGEST, position - LONGEST / 2))
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current]')
    if (list.current && current instanceof HTMLElement)
      list.current.scrollTop = current.offsetTop - list.current.clientHeight / 2
  }, [position])
  return (
    <ol className="events" ref={list} start={first + 1} aria-label="Events">
      {entries.slice(first, first + LONGEST).map(({ number, at, name, kind, text }, index) => {
        const after = first + index + 1
        return (
          <li key={number}>
            <button
              type="button"
              className={classNames('event', `event--${kind}`, after > position && 'is-later')}
              aria-current={after === position ? 'step' : undefined}
              title={text}
              onClick={() => onGo(after)}
            >
              <span className="num">{clock.format(at)}</span>
              <span className="event__actor">{name}</span>
              <span className="event__kind">{kinds[kind]}</span>
              <span className="event__text">{text}</span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}

interface ScrubberProps {
  readonly position: number
  readonly shown: number
  readonly total: number
  readonly isNow: boolean
  readonly onGo: (position: number) => void
  readonly onNow: () => void
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
}

function Scrubber({ position, shown, total, isNow, onGo, onNow, isOpen, onOpen }: ScrubberProps) {
  return (
    <div className="time__bar">
      <h2 id="time-title" className="title">
        <button
          type="button"
          className="btn btn--s"
          aria-expanded={isOpen}
          aria-controls="time-entries"
          onClick={() => onOpen(!isOpen)}
        >
          Time line
        </button>
      </h2>
      <button
        type="button"
        className="btn btn--s"
        onClick={() => onGo(position - 1)}
        disabled={position === 0}
      >
        Back
      </button>
      <input
        type="range"
        min={0}
        max={shown}
        value={position}
        aria-label="Moment"
        aria-valuetext={`after ${position} of ${shown} entries`}
        disabled={shown === 0}
        onChange={({ target }) => onGo(Number(target.value))}
      />
      <button
        type="button"
        className="btn btn--s"
        onClick={() => onGo(position + 1)}
        disabled={position >= shown}
      >
        Forward
      </button>
      <button type="button" className="btn btn--s" aria-pressed={isNow} onClick={onNow}>
        Now
      </button>
      <p className="small muted num">
        {position} of {shown}
        {shown < total ? `, ${total - shown} hidden` : ''}
      </p>
    </div>
  )
}

export function TimeLine({ machine, events, filter, at, onChange, isOpen, onOpen }: TimeLineProps) {
  const entries = useMemo(() => entriesOf(events), [events])
  const actors = useMemo(() => [...actorsAfter(events, events.length).values()], [events])
  const shown = useMemo(() => filteredEntries(entries, filter, machine), [entries, filter, machine])
  const position = at === null ? shown.length : shown.filter(({ number }) => number <= at).length
  const numberAt = (wanted: number) => shown[wanted - 1]?.number ?? 0
  const isNow = at === null
  return (
    <section className="panel time" aria-labelledby="time-title">
      <Scrubber
        position={position}
        shown={shown.length}
        total={entries.length}
        isNow={isNow}
        onGo={(wanted) => onChange({ at: numberAt(wanted) }, isNow ? 'visit' : 'step')}
        onNow={() => onChange({ at: null })}
        isOpen={isOpen}
        onOpen={onOpen}
      />
      {!isOpen ? null : entries.length === 0 ? (
        <p className="small muted">
          Nothing has happened yet. Open a page of the site in another tab and use it.
        </p>
      ) : (
        <>
          <EntryFilterBar
            machine={machine}
            actors={actors}
            {...filter}
            onFilter={(change) => onChange(change, 'step')}
          />
          <div className="time__parts" id="time-entries">
            <EntryList
              entries={shown}
              position={position}
              onGo={(wanted) => onChange({ at: numberAt(wanted) })}
            />
            <SequenceView sequence={sequenceOf(events, countUntil(events, at), LONGEST_SEQUENCE)} />
          </div>
        </>
      )}
    </section>
  )
}
