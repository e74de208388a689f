import { clock } from '@marquee/i18n/format.ts'
import { showtimeStatus } from '#models/rules/showtime-status.ts'
import type { Showtime } from '#models/showtime.ts'
import type { Translate } from '../page-kit/tag-book.ts'

/** `7 showtimes, next at 14:10`; null on a day without showtimes. */
export function timesSummary(showtimes: readonly Showtime[], now: number, t: Translate): string | null {
  if (showtimes.length === 0) return null
  const states = showtimes.map((showtime) => showtimeStatus(showtime, now))
  const next = showtimes
    .filter((_, index) => states[index] === 'available')
    .sort((a, b) => a.start.localeCompare(b.start))
  const [first] = next
  if (first) return t('times.summary', { count: next.length, time: clock(first.start) })
  return t(states.includes('soldout') ? 'times.soldOut' : 'times.over')
}
