import { NotFoundError } from '@marquee/kit/http/errors.ts'
import type { Showtime } from '#models/showtime.ts'
import type { Composition } from '../page-kit/composition.server.ts'

/** Showtimes of a show in a cinema on a day: from one call for all shows of that day, where the source has it. */
export async function showtimesOf(
  { api, edition: { language } }: Pick<Composition, 'api' | 'edition'>,
  { show, cinema, date }: { readonly show: string; readonly cinema: string; readonly date: string },
): Promise<readonly Showtime[]> {
  try {
    const day = await api.cinemaDay({ cinema, date, language })
    return day.find((each) => each.show === show)?.showtimes ?? []
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error
    return api.showtimes({ show, cinema, date, language })
  }
}
