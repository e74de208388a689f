import { clock } from '@marquee/i18n/format.ts'
import { staysBookable } from '#models/rules/showtime-status.ts'
import type { Show } from '#models/show.ts'
import { type Composition, optionalList } from '../page-kit/composition.server.ts'
import type { ShowingModel } from '../page-models/cinemas.ts'
import { playingFilms } from './playing-films.ts'

/** A call each, which responds with all cinemas. */
const FILMS = 10
/** Later ones follow when the first has begun on a cached page. */
const SHOWINGS = 4

/** Cinema → today's next showings of the films that lead the programme. */
export async function nextShowings(
  shows: readonly Show[],
  composition: Composition,
): Promise<ReadonlyMap<string, readonly ShowingModel[]>> {
  const { api, edition, formats, today, now } = composition
  const { language } = edition
  const films = playingFilms(shows, formats).slice(0, FILMS)
  const found = await Promise.all(
    films.map(async ({ slug, title }) => {
      const cinemas = await optionalList(
        composition,
        api.showtimesByCinema({ show: slug, date: today, language }),
      )
      return cinemas.flatMap(({ cinema, showtimes }) =>
        showtimes
          .filter((showtime) => staysBookable(showtime, now))
          .map(({ start, reservabilityEnd }) => ({
            cinema,
            start,
            showing: {
              time: clock(start),
              locksAt: reservabilityEnd === null ? null : Date.parse(reservabilityEnd),
              film: title,
            },
          })),
      )
    }),
  )
  const inOrder = found.flat().toSorted((a, b) => a.start.localeCompare(b.start))
  const byCinema = Map.groupBy(inOrder, ({ cinema }) => cinema)
  return new Map(
    [...byCinema].map(([cinema, all]) => [cinema, all.slice(0, SHOWINGS).map(({ showing }) => showing)]),
  )
}
