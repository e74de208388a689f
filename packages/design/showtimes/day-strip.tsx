import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../brand/icon.tsx'
import { Action } from '../controls/action.tsx'
import { SiteLink } from '../site-link.tsx'
import { useHydrated } from '../use-hydrated.ts'
import './day-strip.css'

export interface Day {
  /** YYYY-MM-DD */
  date: string
  href: string
  /** "samedi 20 novembre 2026", for screen readers. */
  name: string
  /** "Auj.", "Sam." */
  weekday: string
  /** "20" */
  day: string
  /** "nov.", shown where the month begins. */
  month: string
  selected: boolean
  /** No showtimes. */
  disabled: boolean
}

export interface DayStripProps {
  days: readonly Day[]
  /** First day in view; earlier ones need scrolling. */
  start?: string | null | undefined
  /** Opens a calendar of these days. */
  onCalendar?: ((trigger: HTMLElement) => void) | undefined
}

/** All days, or those with showtimes if most have none. */
function shownDays(days: readonly Day[]): readonly Day[] {
  const open = days.filter(({ disabled, selected }) => !disabled || selected)
  return open.length > 0 && open.length * 2 < days.length ? open : days
}

function DayFace({ day: { name, weekday, day, month }, dated }: { day: Day; dated: boolean }) {
  return (
    <>
      <span className="visually-hidden">{name}</span>
      <span aria-hidden="true">{weekday}</span>{' '}
      <b aria-hidden="true">
        {day} {dated && <small>{month}</small>}
      </b>
    </>
  )
}

const arrows: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowRight: (at, last) => Math.min(at + 1, last),
  Home: () => 0,
  End: (_, last) => last,
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const days = [...event.currentTarget.querySelectorAll('a')]
  const at = days.findIndex((day) => day === event.target)
  const to = arrows[event.key]?.(at, days.length - 1)
  if (at < 0 || to === undefined) return
  event.preventDefault()
  days[to]?.focus()
}

export function DayStrip({ days: all, start, onCalendar }: DayStripProps) {
  const { t } = useTranslation('components')
  const strip = useRef<HTMLElement>(null)
  const days = shownDays(all)
  const selected = days.find((day) => day.selected)?.date
  const begins = days.some(({ date }) => date === start) ? start : undefined

  useEffect(() => {
    const box = strip.current
    const first = begins && box?.querySelector<HTMLElement>(`[data-day="${begins}"]`)
    if (box && first)
      box.scrollTo({ left: first.offsetLeft - Number.parseFloat(getComputedStyle(box).paddingInlineStart) })
  }, [begins])

  useEffect(() => {
    const show = () => {
      const box = strip.current
      const chosen = box?.querySelector<HTMLElement>(`[data-day="${selected}"]`)
      if (!box || !chosen) return
      const hidden =
        chosen.offsetLeft < box.scrollLeft ||
        chosen.offsetLeft + chosen.offsetWidth > box.scrollLeft + box.clientWidth
      if (hidden) box.scrollTo({ left: chosen.offsetLeft - box.clientWidth / 3 })
    }
    // Reading the position now would force layout before the programme is painted.
    const frame = requestAnimationFrame(() => setTimeout(show))
    return () => cancelAnimationFrame(frame)
  }, [selected])

  // The days are one Tab stop once scripts run, because arrow keys move between them.
  const [focused, setFocused] = useState<string>()
  const hydrated = useHydrated()
  const stop = [focused, selected, days.find((day) => !day.disabled)?.date].find((date) =>
    days.some((day) => day.date === date && !day.disabled),
  )

  const isDated = ({ date }: Day, index: number) => {
    const before = days[index - 1]?.date
    if (before === undefined) return days !== all || date.endsWith('-01')
    return date.slice(0, 7) !== before.slice(0, 7)
  }

  // The strip itself takes the focus if no day is enabled, so that it can scroll.
  const reachable = days.every((day) => day.disabled) ? 0 : undefined

  return (
    <div className="dayline">
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- it listens to its links */}
      <nav
        className="days"
        aria-label={t('days')}
        ref={strip}
        tabIndex={reachable}
        onKeyDown={moveFocus}
        data-started={begins ? '' : undefined}
      >
        {days.map((day, index) =>
          day.disabled ? (
            <span key={day.date} className="day day--none">
              <DayFace day={day} dated={isDated(day, index)} />{' '}
              <span className="visually-hidden">{t('noShowtimes')}</span>
            </span>
          ) : (
            <SiteLink
              key={day.date}
              className="day"
              data-day={day.date}
              to={day.href}
              aria-current={day.selected ? 'date' : undefined}
              tabIndex={hydrated && day.date !== stop ? -1 : undefined}
              onFocus={() => setFocused(day.date)}
            >
              <DayFace day={day} dated={isDated(day, index)} />
            </SiteLink>
          ),
        )}
      </nav>
      {onCalendar && (
        <Action
          className="day day--calendar js"
          onPress={onCalendar}
          opens="calendar"
          aria-label={t('calendar')}
          title={t('calendar')}
        >
          <Icon name="calendar" />
        </Action>
      )}
    </div>
  )
}
