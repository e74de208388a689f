import { pageLimits } from '#config/page-limits.ts'
import { addDays, addMinutes, minutesBetween } from '../site-clock.ts'
import type { LocalTime } from '../time.ts'

export interface Timed {
  readonly start: LocalTime
  readonly end: LocalTime | null
}

/** Wall clocks of the site, `HHmm`; null: no bound. */
export interface HourBounds {
  /** A showtime begins then at the earliest. */
  readonly from: string | null
  /** It has ended by then. */
  readonly until: string | null
  /** The visitor is home by then. The way is known to the device only, so here it takes no time. */
  readonly home?: string | null
}

/** The end of a showtime: as announced, else by the film's length in minutes; null if both are unknown. */
export function endOf({ start, end }: Timed, duration: number | null): LocalTime | null {
  if (end !== null) return end > start ? end : null
  return duration === null ? null : addMinutes(start, pageLimits.filmPairs.trailers + duration)
}

/** Minutes. A longer gap between length and announced end is an interval or a talk, so it says nothing about the beginning. */
const LONGEST_LEAD = 25

/** When the film itself begins, after trailers: the announced end less its length; null if that is not plausible. */
export function filmStartOf({ start, end }: Timed, duration: number | null): LocalTime | null {
  if (end === null || duration === null) return null
  const lead = minutesBetween(start, end) - duration
  return lead >= 0 && lead <= LONGEST_LEAD ? addMinutes(start, lead) : null
}

/** A night belongs to the evening before it until this hour. */
export const NIGHT_ENDS = '05'

const hourOf = (time: LocalTime) => time.slice(11, 13)

function eveningOf(start: LocalTime): string {
  const date = start.slice(0, 10)
  return hourOf(start) < NIGHT_ENDS ? addDays(date, -1) : date
}

/** `0030` of an evening is half past midnight of the next date. */
function clockOn(evening: string, hour: string): LocalTime {
  const date = hour < NIGHT_ENDS ? addDays(evening, 1) : evening
  return `${date}T${hour.slice(0, 2)}:${hour.slice(2)}`
}

/** A showtime whose end is unknown is not within a bound of its end. */
export function isWithinHours(timed: Timed, duration: number | null, bounds: HourBounds): boolean {
  const { from, until, home = null } = bounds
  const evening = eveningOf(timed.start)
  if (from !== null && timed.start < clockOn(evening, from)) return false
  const latest = [until, home].flatMap((bound) => (bound === null ? [] : clockOn(evening, bound)))
  if (latest.length === 0) return true
  const end = endOf(timed, duration)
  return end !== null && latest.every((bound) => end <= bound)
}

/** `isWithinHours` for a visitor whose way home takes `minutes`. */
export function isHomeBy(start: LocalTime, end: LocalTime, minutes: number, home: string): boolean {
  // Browsers load this without the arithmetic of `site-clock.ts`.
  return Date.parse(`${end}Z`) + minutes * 60_000 <= Date.parse(`${clockOn(eveningOf(start), home)}Z`)
}
