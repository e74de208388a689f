/**
 * Converts instants (epoch milliseconds) to days and wall clocks of a site, and back; no other code does
 * (docs/decisions/0040-one-clock.md). The browser imports a few functions only, so top-level values must be
 * removable by tree shaking.
 */
import type { LocalDate, LocalTime } from './time.ts'

/** The current instant. Services and tests pass their own. */
export type Clock = () => number

const MINUTE = 60_000
const DAY = 86_400_000
/** Bound of each cache: programmes need a few hundred dates, but URLs can contain any. */
const MOST_KNOWN = 5_000

function known<Key, Value>(values: Map<Key, Value>, key: Key, make: () => Value): Value {
  const before = values.get(key)
  if (before !== undefined) return before
  if (values.size >= MOST_KNOWN) values.clear()
  const made = make()
  values.set(key, made)
  return made
}

const two = (value: number) => String(Math.trunc(value)).padStart(2, '0')

/** Reads the wall clock as UTC. Both separators are allowed; seconds are ignored. */
const utcOf = (wall: string) => Date.parse(`${wall.slice(0, 10)}T${wall.slice(11, 16) || '00:00'}Z`)

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Cached, because creating a formatter costs a thousand times more than using it. */
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const options = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  } as const
  return known(formatters, timeZone, () => new Intl.DateTimeFormat('en-CA', { timeZone, ...options }))
}

/** `2026-11-20T20:30`. */
export function wallClock(timeZone: string, instant: number): LocalTime {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {}
  for (const { type, value } of formatterOf(timeZone).formatToParts(instant)) parts[type] = value
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}`
}

export const todayIn = (timeZone: string, instant: number): LocalDate =>
  wallClock(timeZone, instant).slice(0, 10)

/** The time format of the content API's contract: `2026-11-20 20:30:00`. */
export const contractTime = (wall: LocalTime, seconds = 0): string =>
  `${wall.slice(0, 10)} ${wall.slice(11, 16)}:${two(seconds)}`

/** Offset from UTC in ms, in whole minutes. */
const offsetAt = (timeZone: string, instant: number) =>
  utcOf(wallClock(timeZone, instant)) - Math.floor(instant / MINUTE) * MINUTE

interface DayOffsets {
  readonly before: number
  readonly after: number
  /** `after` applies from this instant; Infinity without a change. */
  readonly changesAt: number
}

function findOffsets(timeZone: string, date: string): DayOffsets {
  let [from, to] = [utcOf(date) - DAY, utcOf(date) + 2 * DAY]
  const [before, after] = [offsetAt(timeZone, from), offsetAt(timeZone, to)]
  if (before === after) return { before, after, changesAt: Number.POSITIVE_INFINITY }
  while (to - from > MINUTE) {
    const middle = from + Math.floor((to - from) / 2 / MINUTE) * MINUTE
    if (offsetAt(timeZone, middle) === before) from = middle
    else to = middle
  }
  return { before, after, changesAt: to }
}

const offsets = new Map<string, DayOffsets>()

/** Cached per day, because a response has an offset per showtime. */
const offsetsOn = (timeZone: string, date: string) =>
  known(offsets, `${timeZone} ${date}`, () => findOffsets(timeZone, date))

/** A skipped wall clock uses the offset before the change. */
function offsetOf(timeZone: string, wall: string): number {
  const { before, after, changesAt } = offsetsOn(timeZone, wall.slice(0, 10))
  if (before === after) return before
  const naive = utcOf(wall)
  return naive - Math.max(before, after) < changesAt ? before : after
}

/** A repeated hour is its first; a skipped hour uses the offset before the change. */
export const instantOf = (timeZone: string, wall: string): number => utcOf(wall) - offsetOf(timeZone, wall)

/** Earlier first: two in a repeated hour, none in a skipped one. */
export function instantsOf(timeZone: string, wall: LocalTime): readonly number[] {
  const naive = utcOf(wall)
  if (Number.isNaN(naive)) return []
  const { before, after } = offsetsOn(timeZone, wall.slice(0, 10))
  return [...new Set([naive - before, naive - after])].filter(
    (instant) => wallClock(timeZone, instant) === wall,
  )
}

/** `2026-11-20T20:30` in Paris is `2026-11-20T20:30:00+01:00`, the same instant as `instantOf`. */
export function withOffset(timeZone: string, wall: string): string {
  const minutes = offsetOf(timeZone, wall) / MINUTE
  const size = Math.abs(minutes)
  return `${wall.slice(0, 10)}T${wall.slice(11, 16)}:00${minutes < 0 ? '-' : '+'}${two(size / 60)}:${two(size % 60)}`
}

const dayNumbers = new Map<string, number>()
const dates = new Map<number, string>()

/** Days since 1 January 1970. Cached, because a programme uses the same few hundred days very often. */
export const dayNumber = (date: LocalDate): number => known(dayNumbers, date, () => utcOf(date) / DAY)

const dateOf = (day: number) => known(dates, day, () => new Date(day * DAY).toISOString().slice(0, 10))

export const addDays = (date: LocalDate, days: number): LocalDate => dateOf(dayNumber(date) + days)

/** `count` consecutive days. */
export const daysFrom = (date: LocalDate, count: number): readonly LocalDate[] =>
  Array.from({ length: count }, (_, index) => addDays(date, index))

/** Sunday is 0, as in JavaScript. */
export const weekdayOf = (date: LocalDate): number => new Date(dayNumber(date) * DAY).getUTCDay()

/** Adds minutes on the wall clock, ignoring clock changes. A date counts as its midnight. */
export function addMinutes(wall: LocalDate | LocalTime, minutes: number): LocalTime {
  const sum = Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16)) + minutes
  const days = Math.floor(sum / 1440)
  const ofDay = sum - days * 1440
  return `${addDays(wall.slice(0, 10), days)}T${two(ofDay / 60)}:${two(ofDay % 60)}`
}

/** The difference of two wall clocks; clock changes are ignored. */
export const minutesBetween = (from: LocalTime, to: LocalTime): number => (utcOf(to) - utcOf(from)) / MINUTE

/** The instant at which the current day of a time zone ends, also where a clock change skips midnight. */
export const nextMidnight = (timeZone: string, now: number): number =>
  instantOf(timeZone, addDays(todayIn(timeZone, now), 1))

/** Midnight on the browser's clock, for calendar components; only year, month and day are meaningful. */
export function localDay(date: LocalDate): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(year, month - 1, day)
}

/** Inverse of `localDay`. */
export const dayOfLocal = (local: Date): LocalDate =>
  `${String(local.getFullYear()).padStart(4, '0')}-${two(local.getMonth() + 1)}-${two(local.getDate())}`
