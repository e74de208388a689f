import type { SeasonDayModel } from '../../page-models/seasons.ts'
import { liveTime } from '../../programme/live-times.ts'
import { selectionToken } from './selected.ts'

export interface Offered {
  readonly token: string
  readonly show: string
  /** Wall clock, `YYYY-MM-DDTHH:mm`. */
  readonly start: string
  /** `HH:mm`; null if unknown. */
  readonly end: string | null
}

/** Selectable at `minute`. */
export const openShowtimes = (
  { shows }: SeasonDayModel,
  cinema: string,
  minute: number | null,
): readonly Offered[] =>
  shows.flatMap(({ show, rows }) =>
    rows
      .flatMap(({ times }) => times)
      .filter((time) => liveTime(time, minute).status === 'available')
      .map(({ start, end }) => ({
        token: selectionToken(show.slug, cinema, start),
        show: show.slug,
        start,
        end,
      })),
  )

/** An end before the start is on the next day; an unknown one is that of the day. */
function endOf({ start, end }: Pick<Offered, 'start' | 'end'>): string {
  const day = start.slice(0, 10)
  const isNextDay = end === null || end <= start.slice(11)
  return isNextDay ? `${day}T24:00 ${end ?? '24:00'}` : `${day}T${end}`
}

const overlap = (a: Pick<Offered, 'start' | 'end'>, b: Pick<Offered, 'start' | 'end'>) =>
  a.start < endOf(b) && b.start < endOf(a)

const showOf = (token: string) => token.split('~')[0]

/**
 * The showtimes that fill a day: of each film that is not selected yet at most one, none during another. The one that ends first
 * comes first, which leaves time for most. Empty for a day with one showtime, and beyond the limit.
 */
export function addedByDay(
  offered: readonly Offered[],
  tokens: readonly string[],
  limit: number,
): readonly string[] {
  const selected = tokens.map((token) => {
    const [, , start = ''] = token.split('~')
    return offered.find((each) => each.token === token) ?? { token, start, end: null }
  })
  const shows = new Set(tokens.map(showOf))
  const plan: Offered[] = []
  for (const each of offered.toSorted((a, b) => endOf(a).localeCompare(endOf(b)))) {
    if (shows.has(each.show) || [...selected, ...plan].some((other) => overlap(each, other))) continue
    shows.add(each.show)
    plan.push(each)
  }
  const fits = offered.length > 1 && tokens.length + plan.length <= limit
  return fits ? plan.map(({ token }) => token) : []
}
