import { SiteLink } from '@marquee/design/site-link.tsx'
import type { DayModel } from '../../page-models/parts.ts'
import { useWeekOffset } from './schedule.tsx'

const WEEK = 7

/** Days since the start of the week. Read in UTC, in which a date is the same everywhere. */
const dayOfWeek = (date: string, weekOffset: number) =>
  (new Date(`${date}T00:00:00Z`).getUTCDay() + WEEK - weekOffset) % WEEK

interface CalendarCell {
  readonly date: string
  /** Null outside the programme. */
  readonly day: DayModel | null
}

const DAY = 86_400_000

const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** `weekOffset` is the first weekday, 0 for Sunday. Days outside the programme are empty. */
export function calendarWeeks(
  days: readonly DayModel[],
  weekOffset: number,
): ReadonlyArray<readonly CalendarCell[]> {
  const [first] = days
  if (!first) return []
  const before = dayOfWeek(first.date, weekOffset)
  const start = Date.parse(first.date) - before * DAY
  const weeks = Math.ceil((before + days.length) / WEEK)
  const byDate = new Map(days.map((day) => [day.date, day]))
  const cell = (at: number): CalendarCell => ({
    date: dateOf(start + at * DAY),
    day: byDate.get(dateOf(start + at * DAY)) ?? null,
  })
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: WEEK }, (__, weekday) => cell(week * WEEK + weekday)),
  )
}

const opensMonth = ({ day, date }: DayModel, [first]: readonly DayModel[]) =>
  day === '1' || date === first?.date

function Cell({ day, named }: { readonly day: DayModel; readonly named: boolean }) {
  const face = (
    <>
      <span aria-hidden="true">
        {day.day}
        {named && <small>{day.month}</small>}
      </span>
      <span className="visually-hidden">{day.name}</span>
    </>
  )
  if (day.disabled) return <span className="calendar__off">{face}</span>
  return (
    <SiteLink
      className="calendar__day"
      to={day.href}
      rel="nofollow"
      aria-current={day.selected ? 'date' : undefined}
    >
      {face}
    </SiteLink>
  )
}

export function DayCalendar({ days }: { readonly days: readonly DayModel[] }) {
  const weeks = calendarWeeks(days, useWeekOffset())
  // The second week is complete, and has weekdays instead of "today".
  const heads = weeks.at(1) ?? weeks.at(0) ?? []
  return (
    <table className="calendar">
      <thead>
        <tr>
          {heads.map(({ date, day }) => (
            <th key={date} scope="col">
              {day?.weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.date}>
            {week.map(({ date, day }) => (
              <td key={date}>{day && <Cell day={day} named={opensMonth(day, days)} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
