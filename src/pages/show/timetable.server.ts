import { limits } from '#config/limits.ts'
import { pageLimits } from '#config/page-limits.ts'
import type { City } from '#models/city.ts'
import type { ShowDetail } from '#models/show-detail.ts'
import type { Composition } from '../../page-kit/composition.server.ts'
import { distanceBetween } from '../../page-kit/distance.ts'
import { noFilters } from '../../page-kit/filters.ts'
import type { Books } from '../../page-kit/labels.ts'
import { link, showPath, visitCalendarPath } from '../../page-kit/links.ts'
import type { ShowtimeModel } from '../../page-models/parts.ts'
import type { TimetableEntryModel, TimetableModel, TimetablePlaceModel } from '../../page-models/timetable.ts'
import { showtimeModels } from '../../programme/board.ts'
import { boardOptions } from '../../programme/board-options.ts'
import { byDistance, type Venue, type VenueTimes } from '../../programme/show-places.server.ts'
import { timetablePlace } from '../../programme/timetable-place.ts'

interface TownOptions {
  /** Venues in the selected place. */
  readonly here: readonly Venue[]
  /** True if a place is selected. */
  readonly chosen: boolean
}

/**
 * Cinemas of the selected place and of the first one's city; if that is a single one, those
 * around it. Nearest first.
 */
export function townVenues(fitting: readonly Venue[], { here, chosen }: TownOptions): readonly Venue[] {
  const main = fitting.find((venue) => here.includes(venue))
  if (!main) return []
  const { citySlug, gpsPosition } = main.cinema
  const isNear = ({ cinema }: Venue) =>
    gpsPosition !== null &&
    cinema.gpsPosition !== null &&
    distanceBetween(gpsPosition, cinema.gpsPosition) <= limits.locator.maxGeolocationDistance
  const inTown = (venue: Venue) =>
    (chosen && here.includes(venue)) || (citySlug !== null && venue.cinema.citySlug === citySlug)
  const town = fitting.filter((venue) => venue === main || inTown(venue))
  const rest = (town.length > 1 ? town : fitting.filter(isNear)).filter((venue) => venue !== main)
  return byDistance([main, ...rest])
}

interface TimetableOptions {
  readonly show: Pick<ShowDetail, 'slug' | 'isMovie' | 'duration' | 'salesOpening'>
  readonly date: string
  readonly cities: readonly City[]
  readonly books: Books
}

/** Entries in order of time, then of distance. */
export function timetable(
  venues: readonly Venue[],
  times: readonly VenueTimes[],
  { show, date, cities, books }: TimetableOptions,
  composition: Composition,
): TimetableModel | null {
  const { edition } = composition
  const main = venues[0]?.cinema
  if (!main) return null
  const entryOf = (place: TimetablePlaceModel, showtime: ShowtimeModel): TimetableEntryModel => {
    const { time } = showtime
    const calendarHref =
      time.href === null ? null : visitCalendarPath(edition.language, show.slug, place.slug, time.start)
    return { ...showtime, cinema: place, calendarHref }
  }
  const entries = times.flatMap(({ cinema, showtimes, pricing }) => {
    const place = timetablePlace(cinema, main, { ...noFilters, date }, edition)
    const options = boardOptions(composition, books, pricing, show)
    return showtimeModels(showtimes ?? [], options).map((showtime) => entryOf(place, showtime))
  })
  const far = ({ cinema }: TimetableEntryModel) => cinema.kilometres ?? Number.MAX_SAFE_INTEGER
  const further = [
    ...times.filter(({ showtimes }) => showtimes === null),
    ...venues.slice(pageLimits.timetable.cinemas),
  ]
  return {
    place:
      cities.find(({ slug, cinemas }) => slug === main.citySlug || cinemas.includes(main.slug))?.name ??
      main.name,
    from: main.name,
    entries: entries.sort((a, b) => a.time.start.localeCompare(b.time.start) || far(a) - far(b)),
    further: further.map(({ cinema }) =>
      link(
        cinema.name,
        showPath(edition, show.slug, show.isMovie, { ...noFilters, date, localisation: cinema.slug }),
      ),
    ),
  }
}
