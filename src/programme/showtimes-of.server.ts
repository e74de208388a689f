import { NotFoundError } from '@marquee/kit/http/errors.ts'
import { withCurrentAvailability } from '#models/rules/showtime-status.ts'
import type { CinemaDayShow, Showtime } from '#models/showtime.ts'
import type { ContentApi } from '../api/content-api.ts'
import type { Composition } from '../page-kit/composition.server.ts'

type CinemaDay = readonly CinemaDayShow[] | null

/** The days that a request has asked for: previews are not cached, and ask for each show of a day. */
const daysOfRequests = new WeakMap<ContentApi, Map<string, Promise<CinemaDay>>>()

/** Null where the source has no days of cinemas. */
function dayOf(
  { api, edition: { language } }: Pick<Composition, 'api' | 'edition'>,
  cinema: string,
  date: string,
): Promise<CinemaDay> {
  const days = daysOfRequests.get(api) ?? new Map<string, Promise<CinemaDay>>()
  daysOfRequests.set(api, days)
  const key = `${cinema} ${date}`
  const day =
    days.get(key) ??
    api.cinemaDay({ cinema, date, language }).catch((error: unknown) => {
      if (error instanceof NotFoundError) return null
      throw error
    })
  days.set(key, day)
  return day
}

/**
 * Showtimes of a show in a cinema on a day, with the statements about seats that still hold: from one call for all shows of that
 * day, where the source has it.
 */
export async function showtimesOf(
  composition: Pick<Composition, 'api' | 'edition' | 'now'>,
  { show, cinema, date }: { readonly show: string; readonly cinema: string; readonly date: string },
): Promise<readonly Showtime[]> {
  const day = await dayOf(composition, cinema, date)
  const { api, edition, now } = composition
  const showtimes = day
    ? (day.find((each) => each.show === show)?.showtimes ?? [])
    : await api.showtimes({ show, cinema, date, language: edition.language })
  return withCurrentAvailability(showtimes, now)
}
