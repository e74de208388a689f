/** Calendar arithmetic on YYYY-MM-DD, free of time zones. */

const DAY = 86_400_000

const numbers = new Map<string, number>()
const dates = new Map<number, string>()

/** A programme names the same few hundred days a million times. */
function known<Key, Value>(values: Map<Key, Value>, key: Key, make: (key: Key) => Value): Value {
  const value = values.get(key) ?? make(key)
  values.set(key, value)
  return value
}

export const dayNumber = (date: string): number => known(numbers, date, () => Date.parse(`${date}T00:00:00Z`) / DAY)
export const dateOf = (day: number): string => known(dates, day, () => new Date(day * DAY).toISOString().slice(0, 10))
export const addDays = (date: string, days: number): string => dateOf(dayNumber(date) + days)
/** As JavaScript counts: 0 is Sunday. */
export const weekdayOf = (date: string): number => new Date(dayNumber(date) * DAY).getUTCDay()

/** Programme weeks start on Wednesday; 7 January 1970 was one. */
const FIRST_WEDNESDAY = 6
export const weekOf = (date: string): number => Math.floor((dayNumber(date) - FIRST_WEDNESDAY) / 7)
export const weekStart = (week: number): string => dateOf(FIRST_WEDNESDAY + week * 7)

export const clock = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00`
const two = (value: number) => String(value).padStart(2, '0')

/** Wall-clock time `minutes` after the midnight that begins `date`; past 24 h it is the next day's. */
export const wallTime = (date: string, minutes: number): string =>
  `${addDays(date, Math.floor(minutes / 1440))} ${clock(((minutes % 1440) + 1440) % 1440)}`
