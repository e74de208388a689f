import type { Formats } from '@marquee/i18n/format.ts'
import { limits } from '#config/limits.ts'
import { addDays, daysFrom } from '#models/site-clock.ts'
import type { DayModel } from '../page-models/parts.ts'

interface StripOptions {
  readonly today: string
  /** Days with showtimes; the others are disabled. */
  readonly open: ReadonlySet<string>
  readonly selected: string | null
  readonly formats: Formats
  /** `Auj.` */
  readonly todayLabel: string
  readonly hrefOf: (date: string) => string
}

/** The coming week, all disabled, for shows without a schedule. */
export const upcomingWindow = (today: string): readonly string[] =>
  daysFrom(today, limits.schedule.upcomingDays)

/**
 * The days of a strip: at most three weeks, up to the last day with showtimes. They start today, or on the
 * first day with showtimes if that is three weeks away or more. Without showtimes: the coming week.
 */
export function stripDays(today: string, open: ReadonlySet<string>): readonly string[] {
  const coming = [...open].sort().filter((date) => date >= today)
  const [first] = coming
  if (first === undefined) return upcomingWindow(today)
  const start = first < addDays(today, limits.schedule.days) ? today : first
  const last = coming.filter((date) => date < addDays(start, limits.schedule.days)).at(-1) ?? start
  return daysFrom(start, limits.schedule.days).filter((date) => date <= last)
}

export function dayStrip({
  today,
  open,
  selected,
  formats,
  todayLabel,
  hrefOf,
}: StripOptions): readonly DayModel[] {
  return stripDays(today, open).map((date) => ({
    date,
    weekday: date === today ? todayLabel : formats.weekday(date),
    day: String(Number(date.slice(8))),
    month: formats.month(date),
    name: formats.fullDay(date),
    href: hrefOf(date),
    selected: date === selected,
    disabled: !open.has(date),
  }))
}

/** The requested day if the strip has it, else the first with showtimes. */
export function chosenDay(today: string, open: ReadonlySet<string>, wanted: string | null): string | null {
  const days = stripDays(today, open)
  if (wanted !== null && days.includes(wanted)) return wanted
  return days.find((date) => open.has(date)) ?? null
}
