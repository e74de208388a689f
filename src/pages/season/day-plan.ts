import type { SeasonDayModel } from '../../page-models/seasons.ts'
import { liveTime } from '../../programme/live-times.ts'
import { selectionToken } from './selected.ts'

export interface Offered {
  readonly token: string
  readonly show: string
  /** Wall clock, `YYYY-MM-DDTHH:mm`. */
  readonly start: string
  /** A time of the same day: hours after midnight follow `24:`. */
  readonly end: string
}

/** An end before the start is on the next day; an unknown one is that of the next day. */
export const endOf = (start: string, end: string | null): string =>
  start.slice(0, 11) + (end !== null && end > start.slice(11) ? end : `24:${end ?? '24'}`)

/** Selectable at `minute`. */
export const openShowtimes = (
  { shows }: SeasonDayModel,
  cinema: string,
  minute: number | null,
): readonly Offered[] =>
  shows.flatMap(({ show: { slug: show }, rows }) =>
    rows
      .flatMap(({ times }) => times)
      .filter((time) => liveTime(time, minute).status === 'available')
      .map(({ start, end }) => ({
        token: selectionToken(show, cinema, start),
        show,
        start,
        end: endOf(start, end),
      })),
  )

/**
 * The showtimes that fill a day: of each film that is not selected yet at most one, none during another. The one that ends first
 * comes first, which leaves time for most. Empty for a day with one showtime, and beyond the limit.
 */
export function addedByDay(
  offered: readonly Offered[],
  tokens: readonly string[],
  limit: number,
): readonly string[] {
  const plan = offered.filter(({ token }) => tokens.includes(token))
  const selected = plan.length
  const shows = new Set(tokens.map((token) => token.split('~')[0]))
  for (const each of offered.toSorted((a, b) => (a.end < b.end ? -1 : 1))) {
    if (shows.has(each.show) || plan.some(({ start, end }) => start < each.end && each.start < end)) continue
    shows.add(each.show)
    plan.push(each)
  }
  const added = plan.slice(selected).map(({ token }) => token)
  return offered.length > 1 && tokens.length + added.length <= limit ? added : []
}
