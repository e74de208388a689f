import { clock } from '@marquee/i18n/format.ts'
import type { Cinema } from '#models/cinema.ts'
import type { City } from '#models/city.ts'
import type { Pricing } from '#models/pricing.ts'
import { salesToCome, showtimeStatus, withCurrentAvailability } from '#models/rules/showtime-status.ts'
import type { CinemaDay, ShowCinema } from '#models/schedule.ts'
import type { Show } from '#models/show.ts'
import type { ShowDetail } from '#models/show-detail.ts'
import type { Showtime } from '#models/showtime.ts'
import { type Composition, optional } from '../page-kit/composition.server.ts'
import { distanceBetween } from '../page-kit/distance.ts'
import { type Filters, narrowShowtimes, noFilters, passesFilters } from '../page-kit/filters.ts'
import type { Books } from '../page-kit/labels.ts'
import { showPath } from '../page-kit/links.ts'
import { cinemasOfPlace } from '../page-kit/site-programme.server.ts'
import type { CinemaTimesModel } from '../page-models/show.ts'
import { boardRows } from './board.ts'
import { boardOptions } from './board-options.ts'
import { cinemaLink } from './cinema-link.ts'
import { upsellModels, upsellsFor, upsellsOnSale, upsoldOnce } from './upsells.ts'

/** A cinema and its days from today on. */
export interface Venue {
  readonly cinema: Cinema
  readonly days: readonly CinemaDay[]
}

export const dayOf = ({ days }: Venue, date: string): CinemaDay | undefined =>
  days.find((day) => day.date === date)

/** Venues in the order of the site's list. */
export function venuesOf(
  played: readonly ShowCinema[],
  cinemas: readonly Cinema[],
  today: string,
): readonly Venue[] {
  const daysBySlug = new Map(
    played.map(({ cinema, days }) => [cinema, days.filter(({ date }) => date >= today)]),
  )
  return cinemas.flatMap((cinema) => {
    const days = daysBySlug.get(cinema.slug) ?? []
    return days.length > 0 ? [{ cinema, days }] : []
  })
}

export function venueDays(venues: readonly Venue[]): ReadonlySet<string> {
  const dates = new Set<string>()
  for (const { days } of venues) for (const { date } of days) dates.add(date)
  return dates
}

/** All venues without a known place in the filters. */
export function venuesIn(
  venues: readonly Venue[],
  { localisation }: Filters,
  cities: readonly City[],
  cinemas: readonly Cinema[],
): readonly Venue[] {
  const place = localisation === null ? null : cinemasOfPlace(localisation, cities, cinemas)
  if (place === null) return venues
  const slugs = new Set(place)
  return venues.filter(({ cinema }) => slugs.has(cinema.slug))
}

type Kind = Pick<ShowDetail, 'isMovie' | 'isKids'>

export const dayPasses = (
  filters: Filters,
  { isMovie, isKids }: Kind,
  { tags, versions }: CinemaDay,
): boolean =>
  passesFilters({ ...filters, genres: [] }, { tags, versions, genres: [], isMovie, isKids, bookable: true })

/** Equal days of venues are one object, which is looked at once. */
export function venuePasses(date: string, filters: Filters, kind: Kind): (venue: Venue) => boolean {
  const seen = new Map<CinemaDay, boolean>()
  return (venue) => {
    const day = dayOf(venue, date)
    if (!day) return false
    const passes = seen.get(day) ?? dayPasses(filters, kind, day)
    seen.set(day, passes)
    return passes
  }
}

/** The first venue, then the others by distance from it. */
export function byDistance([first, ...rest]: readonly Venue[]): readonly Venue[] {
  if (!first) return []
  const here = first.cinema.gpsPosition
  if (here === null) return [first, ...rest]
  const far = rest.map((venue) => {
    const { gpsPosition } = venue.cinema
    return { venue, km: gpsPosition === null ? Number.MAX_SAFE_INTEGER : distanceBetween(here, gpsPosition) }
  })
  return [first, ...far.sort((a, b) => a.km - b.km).map(({ venue }) => venue)]
}

export interface VenueTimes {
  readonly cinema: Cinema
  /** Null on timeout. */
  readonly showtimes: readonly Showtime[] | null
  /** Null if it could not be loaded. */
  readonly pricing: Pricing | null
  readonly model: CinemaTimesModel
}

interface TimesOptions {
  readonly show: ShowDetail
  readonly shows: readonly Show[]
  readonly date: string
  readonly books: Books
}

interface LoadedVenue extends Pick<VenueTimes, 'showtimes' | 'pricing'> {
  readonly venue: Venue
}

/** `7 showtimes, next at 14:10`; null on a day without showtimes. */
function timesSummary(
  showtimes: readonly Showtime[],
  show: Pick<Show, 'salesOpening'>,
  { now, t }: Pick<Composition, 'now' | 't'>,
): string | null {
  if (showtimes.length === 0) return null
  const states = showtimes.map((showtime) => showtimeStatus(showtime, now))
  const next = showtimes
    .filter((_, index) => states[index] === 'available')
    .sort((a, b) => a.start.localeCompare(b.start))
  const [first] = next
  if (first) return t('times.summary', { count: next.length, time: clock(first.start) })
  if (salesToCome(show, now) !== null) return t('times.soon')
  return t(states.includes('soldout') ? 'times.soldOut' : 'times.over')
}

function timesModel(
  { venue, showtimes, pricing }: LoadedVenue,
  { show, shows, date, books }: TimesOptions,
  composition: Composition,
): CinemaTimesModel {
  const { edition, t } = composition
  const { cinema } = venue
  const day = { ...noFilters, date }
  const offers = upsellsOnSale(dayOf(venue, date)?.upsells ?? [], showtimes, composition.now)
  const upsells = upsellsFor(show.slug, offers, books.tags, true)
  const titleOf = (slug: string) => shows.find((other) => other.slug === slug)?.title ?? null
  return {
    cinema: cinemaLink(cinema, { edition, t, tags: books.tags, filters: day }),
    rows: boardRows(showtimes ?? [], boardOptions(composition, books, pricing, show)),
    summary: showtimes === null ? null : timesSummary(showtimes, show, composition),
    href: showPath(edition, show.slug, show.isMovie, { ...day, localisation: cinema.slug }),
    failed: showtimes === null,
    upsells: upsellModels(upsells, { edition, tags: books.tags, titleOf, t }),
  }
}

interface LoadedTimes {
  readonly times: readonly VenueTimes[]
  /** Showtimes by cinema, before filtering. */
  readonly known: ReadonlyMap<string, readonly Showtime[]>
}

/** Filtered; without venues that have none left. */
export async function loadTimes(
  venues: readonly Venue[],
  options: TimesOptions,
  composition: Composition,
): Promise<LoadedTimes> {
  const { api, edition, filters, now } = composition
  const { show, date } = options
  const { language } = edition
  const [loaded, details] = await Promise.all([
    Promise.all(
      venues.map(({ cinema }) =>
        optional(composition, api.showtimes({ show: show.slug, cinema: cinema.slug, date, language })),
      ),
    ),
    Promise.all(
      venues.map(({ cinema }) => optional(composition, api.cinema({ slug: cinema.slug, language }))),
    ),
  ])
  const responses = loaded.map((showtimes) => showtimes && withCurrentAvailability(showtimes, now))
  const times = venues.flatMap((venue, index) => {
    const response = responses[index] ?? null
    const showtimes = response && narrowShowtimes(filters, show, response)
    if (showtimes?.length === 0) return []
    const pricing = details[index]?.pricing ?? null
    const model = timesModel({ venue, showtimes, pricing }, options, composition)
    return [{ cinema: venue.cinema, showtimes, pricing, model }]
  })
  const models = upsoldOnce(times.map(({ model }) => model))
  return {
    times: times.map((each, index) => ({ ...each, model: models[index] ?? each.model })),
    known: new Map(
      venues.flatMap(({ cinema }, index) =>
        responses[index] ? [[cinema.slug, responses[index]] as const] : [],
      ),
    ),
  }
}

/** The link to a venue's own page of times. */
export const venueLink = (
  venue: Venue,
  options: TimesOptions,
  composition: Composition,
): CinemaTimesModel => ({
  ...timesModel({ venue, showtimes: [], pricing: null }, options, composition),
  summary: null,
})
