import { pageLimits } from '#config/page-limits.ts'
import type { Cinema } from '#models/cinema.ts'
import type { City } from '#models/city.ts'
import type { Pricing } from '#models/pricing.ts'
import { isMovieShow } from '#models/rules/show-kind.ts'
import { showtimeStatus } from '#models/rules/showtime-status.ts'
import type { Show } from '#models/show.ts'
import type { Showtime } from '#models/showtime.ts'
import { wallClock } from '#models/site-clock.ts'
import { type Composition, loadBooks, optionalList } from '../../page-kit/composition.server.ts'
import { type Filters, narrowShowtimes } from '../../page-kit/filters.ts'
import type { Books } from '../../page-kit/labels.ts'
import { cinemasOfPlace } from '../../page-kit/site-programme.server.ts'
import { placeName, zoneName } from '../../page-kit/zones.ts'
import { showtimesOf } from '../../programme/showtimes-of.server.ts'
import { eveningFrom, SOON } from '../../programme/time-of-day.ts'
import { runsAt } from './tonight.server.ts'

export interface TonightMaterials {
  readonly shows: ReadonlyMap<string, Show>
  readonly cinemas: readonly Cinema[]
  readonly cities: readonly City[]
  readonly books: Books
}

export interface TonightTime {
  readonly show: Show
  readonly isMovie: boolean
  readonly cinema: Cinema
  /** Null if unknown. */
  readonly pricing: Pricing | null
  readonly showtime: Showtime
}

export interface TonightPlace {
  readonly slug: string
  readonly name: string
  /** Undefined for a cinema, and for the capital's region. */
  readonly city: City | undefined
  readonly isCinema: boolean
  /** Requested cinemas; the first is the one that distances are measured from. */
  readonly cinemas: readonly Cinema[]
}

/** The showtimes of a place that are bookable and have not begun, in order of time. */
export interface Evening {
  readonly date: string
  readonly times: readonly TonightTime[]
  /** Wall clock, `YYYY-MM-DDTHH:mm`. */
  readonly soon: string
  /** Wall clock from which on they are listed; null: all of them. */
  readonly from: string | null
}

/** A day without bookable showtimes is followed by the next one that has a programme. */
const DAYS = 2
const NO_ORDER = Number.MAX_SAFE_INTEGER

export async function loadTonight(composition: Composition): Promise<TonightMaterials> {
  const { api, edition } = composition
  const { language } = edition
  const [shows, cinemas, cities, books] = await Promise.all([
    optionalList(composition, api.shows({ language })),
    api.cinemas({ language }),
    optionalList(composition, api.cities({ language })),
    loadBooks(composition),
  ])
  return {
    shows: new Map(shows.map((show) => [show.slug, show])),
    cinemas: cinemas.filter(({ open }) => open),
    cities,
    books,
  }
}

/** True if a showtime passes the filters. */
export const passesTonight = (filters: Filters, { show, isMovie, showtime }: TonightTime): boolean =>
  narrowShowtimes(filters, { isMovie, isKids: show.isKids, duration: show.duration }, [showtime]).length > 0

/** Null for an unknown place. */
export function tonightPlace(
  slug: string,
  { cinemas, cities }: Pick<TonightMaterials, 'cinemas' | 'cities'>,
  { t }: Pick<Composition, 't'>,
): TonightPlace | null {
  const slugs = cinemasOfPlace(slug, cities, cinemas) ?? []
  const here = cinemas.filter((cinema) => slugs.includes(cinema.slug)).slice(0, pageLimits.timetable.cinemas)
  const [first] = here
  if (!first) return null
  const isCinema = cinemas.some((cinema) => cinema.slug === slug)
  const city = isCinema ? undefined : cities.find((each) => each.slug === slug)
  const name = isCinema ? first.name : city ? placeName(city, t) : zoneName(slug, t)
  return name === null ? null : { slug, name, city, isCinema, cinemas: here }
}

/** Today's, else those of the next day; null without any. */
export async function tonightTimes(
  { cinemas }: Pick<TonightPlace, 'cinemas'>,
  { shows }: Pick<TonightMaterials, 'shows'>,
  composition: Composition,
): Promise<Evening | null> {
  const { now } = composition
  const { site } = composition.edition
  const [wall, soon] = [wallClock(site.timeZone, now), wallClock(site.timeZone, now + SOON)]
  const runs = (await Promise.all(cinemas.map((cinema) => runsAt(cinema, composition)))).flat()
  const isAhead = (showtime: Showtime) =>
    showtimeStatus(showtime, now) === 'available' && showtime.start.slice(0, wall.length) >= wall
  for (const date of [...new Set(runs.flatMap(({ dates }) => dates))].sort().slice(0, DAYS)) {
    const times = await Promise.all(
      runs.map(async ({ show: slug, cinema, pricing, dates }): Promise<readonly TonightTime[]> => {
        const show = shows.get(slug)
        if (!show || !dates.includes(date)) return []
        const showtimes = await optionalList(
          composition,
          showtimesOf(composition, { show: slug, cinema: cinema.slug, date }),
        )
        const isMovie = isMovieShow(show, null)
        return showtimes.filter(isAhead).map((showtime) => ({ show, isMovie, cinema, pricing, showtime }))
      }),
    )
    const ahead = times
      .flat()
      .sort(
        (a, b) =>
          a.showtime.start.localeCompare(b.showtime.start) ||
          (a.show.orders.default ?? NO_ORDER) - (b.show.orders.default ?? NO_ORDER),
      )
    const starts = ahead.map(({ showtime }) => showtime.start)
    if (starts.length > 0) return { date, times: ahead, soon, from: eveningFrom(starts, date, wall) }
  }
  return null
}
