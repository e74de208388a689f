import { Icon } from '@marquee/design/brand/icon.tsx'
import { capital, type Formats, formatsOf } from '@marquee/i18n/format.ts'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { type ChevronProps, type DayButtonProps, DayPicker, type Modifiers } from 'react-day-picker'
import { useTranslation } from 'react-i18next'
import { dayOfLocal, localDay, todayIn } from '#models/site-clock.ts'
import type { CalendarDayModel } from '../../page-models/parts.ts'
import './calendar.css'

export interface CalendarData {
  readonly days: readonly CalendarDayModel[]
  readonly weekOffset: number
}

interface ProgrammePickerProps extends CalendarData {
  readonly months: number
  readonly onChoose: (day: CalendarDayModel) => void
}

type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

const isWeekday = (value: number): value is Weekday => Number.isInteger(value) && value >= 0 && value <= 6

const monthIndex = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))

function Chevron({ orientation }: ChevronProps) {
  return <Icon name={orientation === 'left' ? 'previous' : 'next'} />
}

function DayButton({
  day: _,
  modifiers: { focused },
  'aria-label': name,
  children,
  ...button
}: DayButtonProps) {
  const face = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (focused) face.current?.focus()
  }, [focused])
  return (
    <button {...button} ref={face}>
      <span aria-hidden="true">{children}</span>
      <span className="visually-hidden">{name}</span>
    </button>
  )
}

function useLabels(formats: Formats, todayName: string) {
  const { t } = useTranslation('schedule')
  const dayLabel = (date: Date, { today, selected, disabled }: Modifiers) => {
    const name = formats.fullDay(dayOfLocal(date))
    const states = [today && todayName, selected && t('calendar.selected'), disabled && t('calendar.closed')]
    return [name, ...states].filter(Boolean).join(', ')
  }
  return {
    formatters: {
      formatCaption: (month: Date) => capital(formats.monthYear(dayOfLocal(month))),
      formatDay: (date: Date) => String(date.getDate()),
      formatWeekdayName: (date: Date) => formats.weekday(dayOfLocal(date)),
    },
    labels: {
      labelDayButton: dayLabel,
      labelGrid: (month: Date) => formats.monthYear(dayOfLocal(month)),
      labelNav: () => t('calendar.months'),
      labelNext: () => t('calendar.next'),
      labelPrevious: () => t('calendar.previous'),
      labelWeekday: (date: Date) => formats.weekdayName(dayOfLocal(date)),
    },
  }
}

/**
 * The days of a programme as a calendar; empty days are disabled. Uses the edition's texts,
 * so no locale is shipped.
 */
export function ProgrammePicker({ days, weekOffset, months, onChoose }: ProgrammePickerProps) {
  const { site, language } = useRouter().options.context.edition
  const { t } = useTranslation('schedule')
  const labels = useLabels(formatsOf(language, site), t('calendar.today'))
  const box = useRef<HTMLDivElement>(null)
  const open = days.filter(({ disabled }) => !disabled)
  const [first, last] = [open[0]?.date ?? '', open.at(-1)?.date ?? '']
  const selected = days.find((day) => day.selected)
  const shown = Math.min(months, monthIndex(last) - monthIndex(first) + 1)
  const find = (date: Date) => open.find((day) => day.date === dayOfLocal(date))

  useEffect(() => {
    // The modal opens in an effect of its own and takes no focus before.
    const frame = requestAnimationFrame(() =>
      box.current?.querySelector<HTMLElement>('[role="gridcell"] button[tabindex="0"]')?.focus(),
    )
    return () => cancelAnimationFrame(frame)
  }, [])

  return (
    <div ref={box}>
      <DayPicker
        {...labels}
        mode="single"
        lang={language}
        components={{ Chevron, DayButton }}
        numberOfMonths={shown}
        hideNavigation={monthIndex(last) - monthIndex(first) < shown}
        startMonth={localDay(first)}
        endMonth={localDay(last)}
        defaultMonth={localDay(selected?.date ?? first)}
        today={localDay(todayIn(site.timeZone, Date.now() + (window.clockAhead ?? 0)))}
        selected={selected && localDay(selected.date)}
        modifiers={{ closed: (date) => days.some((day) => day.disabled && day.date === dayOfLocal(date)) }}
        modifiersClassNames={{ closed: 'rdp-closed' }}
        disabled={(date) => find(date) === undefined}
        weekStartsOn={isWeekday(weekOffset) ? weekOffset : 1}
        onDayClick={(date) => {
          const day = find(date)
          if (day) onChoose(day)
        }}
      />
      {days.some(({ disabled }) => disabled) && <p className="picker-key">{t('calendar.key')}</p>}
    </div>
  )
}
