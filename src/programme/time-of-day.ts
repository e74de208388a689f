import { NIGHT_ENDS } from '#models/rules/showtime-hours.ts'

/** Part of the evening; in addresses `?view=`. */
export const timesOfDay = ['soon', 'early', 'late'] as const

export type TimeOfDay = (typeof timesOfDay)[number]

/** `from-1940`: the times from 19:40 on, after a list's first ones. Null: the evening, or all that is left of it. */
export type TonightView = TimeOfDay | 'all' | `from-${string}` | null

/** Wall clocks of the site, `HH:mm`. */
/** The evening: a day is called so from then on. */
export const EVENING = '17:00'
const EVENING_LIST = '18:00'
const EARLY = '19:00'
const LATE = '21:00'

/** Milliseconds of the time `soon`. */
export const SOON = 2 * 60 * 60_000

export function readView(text: string | undefined): TonightView {
  if (text === undefined) return null
  const known = (['all', ...timesOfDay] as const).find((name) => name === text)
  const [, time] = /^from-((?:[01]\d|2[0-3])[0-5]\d)$/.exec(text) ?? []
  return known ?? (time === undefined ? null : `from-${time}`)
}

export const viewFrom = (time: string): TonightView => `from-${time.replace(':', '')}`

const MORNING = `${NIGHT_ENDS}:00`
const NOON = '12:00'

export const partsOfDay = ['morning', 'afternoon', 'evening'] as const

/** The part of the day of a start (wall clock). The evening lasts until the morning. */
export function partOfDay(start: string): (typeof partsOfDay)[number] {
  const time = start.slice(11, 16)
  if (time < MORNING || time >= EVENING_LIST) return 'evening'
  return time < NOON ? 'morning' : 'afternoon'
}

interface Evening {
  /** `YYYY-MM-DD` of the list. */
  readonly date: string
  /** Wall clock of the site, `YYYY-MM-DDTHH:mm`, after the time `soon`. */
  readonly soon: string
  /** Wall clock from which on the evening is listed; null: all. */
  readonly from: string | null
}

/**
 * A request for tonight in the afternoon gets the evening, if it has showtimes; else null. `starts` are in order, `wall` is the wall
 * clock.
 */
export function eveningFrom(starts: readonly string[], date: string, wall: string): string | null {
  const from = `${date}T${EVENING_LIST}`
  const isAfternoon = wall.startsWith(date) && wall < `${date}T${EVENING}`
  const [first = from, last = ''] = [starts[0], starts.at(-1)]
  return isAfternoon && first < from && last >= from ? from : null
}

/** True for a start (wall clock) within the view. Times after midnight are late. */
export function isInView(start: string, view: TonightView, { date, soon, from }: Evening): boolean {
  if (view === null) return from === null || start >= from
  if (view === 'all') return true
  if (view === 'soon') return start <= soon
  if (view === 'early') return start < `${date}T${EARLY}`
  if (view === 'late') return start >= `${date}T${LATE}`
  return start >= `${date}T${view.slice(5, 7)}:${view.slice(7)}`
}

/**
 * The first `most` starts, and where the others begin, as `YYYY-MM-DDTHH:mm`. Equal starts stay together.
 * `starts` are in order.
 */
export function cutAt(
  starts: readonly string[],
  most: number,
): { readonly shown: number; readonly next: string | null } {
  const over = starts[most]
  if (over === undefined) return { shown: starts.length, next: null }
  const first = starts.indexOf(over)
  if (first > 0) return { shown: first, next: over }
  const next = starts.find((start) => start > over)
  return { shown: next === undefined ? starts.length : starts.indexOf(next), next: next ?? null }
}
