import type { City } from '#models/city.ts'
import type { CinemaDay } from '#models/schedule.ts'
import type { Showtime } from '#models/showtime.ts'
import { type Filters, narrowShowtimes } from '../../page-kit/filters.ts'
import { dayOf, dayPasses, type Venue, venuesIn } from '../../programme/show-places.server.ts'
import type { ShowContent, ShowProgramme } from './show-programme.server.ts'

interface CityVenues {
  /** Null: no city of the site. */
  readonly city: City | null
  readonly here: readonly Venue[]
}

/** Cities with venues, in the order of the site's list. */
export function venuesByCity(venues: readonly Venue[], cities: readonly City[]): readonly CityVenues[] {
  const places = new Map(venues.map(({ cinema }, place) => [cinema.slug, place]))
  const own = Map.groupBy(venues, ({ cinema }) => cinema.citySlug)
  const slugs = new Set<string | null>(cities.map(({ slug }) => slug))
  function venuesOfCity({ slug, cinemas }: City): readonly Venue[] {
    const here = own.get(slug) ?? []
    const further = cinemas.flatMap((cinema) => {
      const venue = venues[places.get(cinema) ?? -1]
      return venue && venue.cinema.citySlug !== slug ? [venue] : []
    })
    const all = new Set([...here, ...further])
    return further.length === 0 ? here : venues.filter((venue) => all.has(venue))
  }
  return [
    ...cities.map((city) => ({ city, here: venuesOfCity(city) })),
    { city: null, here: venues.filter(({ cinema }) => !slugs.has(cinema.citySlug)) },
  ].filter(({ here }) => here.length > 0)
}

/**
 * The number of venues on a day under given filters. A day's summary covers all its showtimes, so loaded showtimes are matched one
 * by one; the other venues share a few days.
 */
export function venueCounts(
  venues: readonly Venue[],
  { show, cities, cinemas }: ShowContent,
  { date, known }: Pick<ShowProgramme, 'date' | 'known'>,
): (filters: Filters) => number {
  const countsByPlace = new Map<string | null, (filters: Filters) => number>()

  function countIn(here: readonly Venue[]): (filters: Filters) => number {
    const shared = new Map<CinemaDay, number>()
    const loaded: (readonly [CinemaDay, readonly Showtime[]])[] = []
    for (const venue of here) {
      const day = dayOf(venue, date)
      const showtimes = known.get(venue.cinema.slug)
      if (day && showtimes) loaded.push([day, showtimes])
      else if (day) shared.set(day, (shared.get(day) ?? 0) + 1)
    }
    return (filters) => {
      let count = 0
      for (const [day, times] of shared) if (dayPasses(filters, show, day)) count += times
      for (const [day, showtimes] of loaded)
        if (dayPasses(filters, show, day) && narrowShowtimes(filters, show, showtimes).length > 0) count += 1
      return count
    }
  }

  return (filters) => {
    const { localisation } = filters
    const count = countsByPlace.get(localisation) ?? countIn(venuesIn(venues, filters, cities, cinemas))
    countsByPlace.set(localisation, count)
    return count(filters)
  }
}
