import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Action } from '../controls/action.tsx'

export interface Day {
  /** YYYY-MM-DD */
  date: string
  href: string
  /** "Auj.", "Sam." */
  weekday: string
  /** "20" */
  day: string
  /** "nov." */
  month: string
  /** The month is printed on its first day only; elsewhere it is for screen readers. */
  monthShown: boolean
  selected: boolean
  /** Nothing on that day. */
  disabled: boolean
}

export interface DayStripProps {
  days: readonly Day[]
  onChoose?: ((date: string) => void) | undefined
}

function DayFace({ weekday, day, month, monthShown }: Day) {
  return (
    <>
      <span>{weekday}</span>{' '}
      <b>
        {day} {monthShown ? <small>{month}</small> : <span className="vh">{month}</span>}
      </b>
    </>
  )
}

export function DayStrip({ days, onChoose }: DayStripProps) {
  const { t } = useTranslation('components')
  const strip = useRef<HTMLElement>(null)
  const selected = days.find((day) => day.selected)?.date

  useEffect(() => {
    const box = strip.current
    const chosen = box?.querySelector<HTMLElement>(`[data-day="${selected}"]`)
    if (!box || !chosen) return
    const hidden = chosen.offsetLeft < box.scrollLeft || chosen.offsetLeft + chosen.offsetWidth > box.scrollLeft + box.clientWidth
    if (hidden) box.scrollTo({ left: chosen.offsetLeft - box.clientWidth / 3 })
  }, [selected])

  // A strip without a day to choose still scrolls: then the keyboard reaches the strip itself.
  const reachable = days.every((day) => day.disabled) ? 0 : undefined

  return (
    <nav className="days" aria-label={t('days')} ref={strip} tabIndex={reachable}>
      {days.map((day) =>
        day.disabled ? (
          <span key={day.date} className="day day--none">
            <DayFace {...day} />
            <span className="vh">{t('noShowtimes')}</span>
          </span>
        ) : (
          <Action
            key={day.date}
            className="day"
            data-day={day.date}
            href={day.href}
            aria-current={day.selected ? 'date' : undefined}
            onPress={onChoose && (() => onChoose(day.date))}
          >
            <DayFace {...day} />
          </Action>
        ),
      )}
    </nav>
  )
}
