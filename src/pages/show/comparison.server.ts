import { pageLimits } from '#config/page-limits.ts'
import type { City } from '#models/city.ts'
import { showtimeStatus } from '#models/rules/showtime-status.ts'
import type { ShowDetail } from '#models/show-detail.ts'
import type { Showtime } from '#models/showtime.ts'
import type { Composition } from '../../page-kit/composition.server.ts'
import { type Filters, noFilters } from '../../page-kit/filters.ts'
import type { Books } from '../../page-kit/labels.ts'
import { link, showPath } from '../../page-kit/links.ts'
import type { ComparedCinemaModel, ComparisonModel } from '../../page-models/comparison.ts'
import { boardRows } from '../../programme/board.ts'
import { boardOptions } from '../../programme/board-options.ts'
import type { Venue, VenueTimes } from '../../programme/show-places.server.ts'
import { isInView } from '../../programme/time-of-day.ts'
import { timetablePlace } from '../../programme/timetable-place.ts'

/** Part of the day; in addresses `?view=compare-early`. */
export type ComparedPart = 'all' | 'early' | 'late'

const parts: readonly ComparedPart[] = ['all', 'early', 'late']

export const comparedView = (part: ComparedPart): string =>
  part === 'all' ? '?view=compare' : `?view=compare-${part}`

interface ComparisonOptions {
  readonly show: Pick<ShowDetail, 'slug' | 'isMovie' | 'duration' | 'salesOpening'>
  readonly date: string
  readonly cities: readonly City[]
  readonly books: Books
  readonly part: ComparedPart
}

const isIn = (part: ComparedPart, date: string) => (showtime: Showtime) =>
  isInView(showtime.start, part, { date, soon: '', from: null })

function comparedCinema(
  { cinema, showtimes, pricing }: VenueTimes,
  main: Venue['cinema'],
  { show, date, books, part }: ComparisonOptions,
  composition: Composition,
): ComparedCinemaModel {
  const { edition, now } = composition
  const isShown = isIn(part, date)
  const shown = (showtimes ?? []).filter(
    (showtime) => isShown(showtime) && showtimeStatus(showtime, now) !== 'locked',
  )
  return {
    cinema: timetablePlace(cinema, main, { ...noFilters, date }, edition),
    rows: boardRows(shown, boardOptions(composition, books, pricing, show)),
  }
}

/** A show in the cinemas of a place on one day, nearest first. Null without cinemas. */
export function comparison(
  venues: readonly Venue[],
  times: readonly VenueTimes[],
  options: ComparisonOptions,
  composition: Composition,
): ComparisonModel | null {
  const { edition, filters } = composition
  const { show, date, cities } = options
  const main = venues[0]?.cinema
  if (!main) return null
  const known = times.filter(({ showtimes }) => showtimes !== null)
  const further = [
    ...times.filter(({ showtimes }) => showtimes === null),
    ...venues.slice(pageLimits.timetable.cinemas),
  ]
  const path = (narrowed: Filters) => showPath(edition, show.slug, show.isMovie, narrowed)
  const timesOfDay = parts.map((id) => ({
    id,
    href: path(filters) + comparedView(id),
    selected: id === options.part,
    count: known.flatMap(({ showtimes }) => (showtimes ?? []).filter(isIn(id, date))).length,
  }))
  const all = timesOfDay[0]?.count ?? 0
  const offered = timesOfDay.filter(
    ({ id, count, selected }) => selected || id === 'all' || (count > 0 && count < all),
  )
  return {
    place:
      cities.find(({ slug, cinemas }) => slug === main.citySlug || cinemas.includes(main.slug))?.name ??
      main.name,
    from: main.name,
    timesOfDay: offered.length > 1 ? offered.map(({ count: _, ...choice }) => choice) : [],
    cinemas: known.map((venue) => comparedCinema(venue, main, options, composition)),
    further: further.map(({ cinema }) =>
      link(cinema.name, path({ ...noFilters, date, localisation: cinema.slug })),
    ),
  }
}
