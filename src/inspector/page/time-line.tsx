import { useEffect, useRef } from 'react'
import { classNames } from '../../components/class-names.ts'
import type { NumberedEvent } from '../live/channel.ts'
import { actorsAfter } from '../live/moment.ts'
import { sequenceOf, shortEvent } from '../live/sequence.ts'
import { SequenceView } from './sequence-view.tsx'

interface TimeLineProps {
  readonly events: readonly NumberedEvent[]
  readonly count: number
  readonly isNow: boolean
  /** Null: live. */
  readonly onGo: (count: number | null) => void
}

const LONGEST = 200
const LONGEST_SEQUENCE = 60

const kinds = { '@xstate.actor': 'begins', '@xstate.event': 'event', '@xstate.snapshot': 'stands' } as const

const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
})

function EventList({ events, count, onGo }: Pick<TimeLineProps, 'events' | 'count' | 'onGo'>) {
  const list = useRef<HTMLOListElement>(null)
  const actors = actorsAfter(events, events.length)
  const first = Math.max(0, Math.min(events.length - LONGEST, count - LONGEST / 2))
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current]')
    if (list.current && current instanceof HTMLElement)
      list.current.scrollTop = current.offsetTop - list.current.clientHeight / 2
  }, [count])
  return (
    <ol className="events" ref={list} start={first + 1} aria-label="Events">
      {events.slice(first, first + LONGEST).map(({ number, event }, index) => {
        const after = first + index + 1
        const text = event.type === '@xstate.actor' ? event.name : shortEvent(event.event.type)
        return (
          <li key={number}>
            <button
              type="button"
              className={classNames('event', after > count && 'is-later')}
              aria-current={after === count ? 'step' : undefined}
              onClick={() => onGo(after)}
            >
              <span className="num">{clock.format(Number(event.createdAt))}</span>
              <span className="event__actor">{actors.get(event.sessionId)?.name ?? event.sessionId}</span>
              <span className="event__kind">{kinds[event.type]}</span>
              <span className="event__text">{text}</span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}

export function TimeLine({ events, count, isNow, onGo }: TimeLineProps) {
  const total = events.length
  const step = (by: number) => onGo(Math.min(total, Math.max(0, count + by)))
  return (
    <section className="panel time" aria-labelledby="time-title">
      <div className="time__bar">
        <h2 id="time-title" className="title">
          Time line
        </h2>
        <button type="button" className="btn btn--s" onClick={() => step(-1)} disabled={count === 0}>
          Back
        </button>
        <input
          type="range"
          min={0}
          max={total}
          value={count}
          aria-label="Moment"
          aria-valuetext={`after ${count} of ${total} events`}
          disabled={total === 0}
          onChange={({ target }) => onGo(Number(target.value))}
        />
        <button type="button" className="btn btn--s" onClick={() => step(1)} disabled={count >= total}>
          Forward
        </button>
        <button type="button" className="btn btn--s" aria-pressed={isNow} onClick={() => onGo(null)}>
          Now
        </button>
        <p className="small muted num">
          {count} of {total}
        </p>
      </div>
      {total === 0 ? (
        <p className="small muted">
          Nothing has happened yet. Open a page of the site in another tab and use it.
        </p>
      ) : (
        <div className="time__parts">
          <EventList events={events} count={count} onGo={onGo} />
          <SequenceView sequence={sequenceOf(events, count, LONGEST_SEQUENCE)} />
        </div>
      )}
    </section>
  )
}
