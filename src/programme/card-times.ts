import type { CardTimesModel } from '../page-models/parts.ts'
import type { TonightShow } from '../page-models/tonight.ts'

const SHOWN = 2

export const cardTimes = ({ day, showtimes }: Pick<TonightShow, 'day' | 'showtimes'>): CardTimesModel => ({
  day,
  times: showtimes.map(({ time: { time, locksAt } }) => ({ time, locksAt })),
})

/** The day, unless it is today, and the first times that are still open at `minute`. */
export function openTimes(
  { day, times }: CardTimesModel,
  minute: number | null,
  most = SHOWN,
): readonly string[] {
  const open = times.filter(({ locksAt }) => minute === null || locksAt === null || locksAt > minute)
  const shown = [...new Set(open.map(({ time }) => time))].slice(0, most)
  return shown.length > 0 && day !== '' ? [day, ...shown] : shown
}
