/** The one place that turns instants into days and wall clocks of a site, and back. A day is `YYYY-MM-DD`, a wall clock `YYYY-MM-DDTHH:mm`. */

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Making a formatter costs a thousand times more than using one. */
function wallClockFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const options = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, ...options })
  formatters.set(timeZone, format)
  return format
}

const minuteOf = (instant: number) => Math.floor(instant / 60_000) * 60_000

/** The wall clock of a time zone at an instant (ms since the epoch). */
export function wallClock(timeZone: string, instant: number): string {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {}
  for (const { type, value } of wallClockFormat(timeZone).formatToParts(instant)) parts[type] = value
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}`
}

export const todayIn = (timeZone: string, instant: number): string => wallClock(timeZone, instant).slice(0, 10)

const utcOf = (wall: string) => Date.parse(`${wall.length === 10 ? `${wall}T00:00` : wall.slice(0, 16)}Z`)

/** How far the wall clock of a zone is ahead of UTC at an instant, in ms. */
const offsetAt = (timeZone: string, instant: number) => utcOf(wallClock(timeZone, instant)) - minuteOf(instant)

/**
 * The instant at which a site's clock shows a wall-clock time. An hour that a clock change skips is read with the offset before it; of an hour that
 * comes twice, the first is meant.
 */
export function instantOf(wall: string, timeZone: string): number {
  const naive = utcOf(wall)
  const before = naive - offsetAt(timeZone, naive - 86_400_000)
  const after = naive - offsetAt(timeZone, naive + 86_400_000)
  const shown = [before, after].filter((instant) => utcOf(wallClock(timeZone, instant)) === naive)
  return shown.length > 0 ? Math.min(...shown) : before
}

/** `2026-11-20T20:30` in Paris is `2026-11-20T20:30:00+01:00`. */
export function withOffset(wall: string, timeZone: string): string {
  const minutes = Math.round(offsetAt(timeZone, instantOf(wall, timeZone)) / 60_000)
  const two = (value: number) => String(Math.trunc(value)).padStart(2, '0')
  const size = Math.abs(minutes)
  return `${wall.slice(0, 16)}:00${minutes < 0 ? '-' : '+'}${two(size / 60)}:${two(size % 60)}`
}

export function addDays(date: string, days: number): string {
  return new Date(utcOf(date) + days * 86_400_000).toISOString().slice(0, 10)
}

/** `count` days in a row. */
export const daysFrom = (date: string, count: number): readonly string[] => Array.from({ length: count }, (_, index) => addDays(date, index))

/** A wall clock some minutes on; what a clock change does in between does not matter to how it reads. */
export const addMinutes = (wall: string, minutes: number): string => new Date(utcOf(wall) + minutes * 60_000).toISOString().slice(0, 16)
