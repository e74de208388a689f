import { limits } from '#config/limits.ts'
import type { Cinema } from '#models/cinema.ts'
import type { City } from '#models/city.ts'
import type { Pricing } from '#models/pricing.ts'
import type { Season, SeasonDay, SeasonProgramme, SeasonShowDay } from '#models/season.ts'
import type { Showtime, ShowtimesOfShow } from '#models/showtime.ts'
import { type Composition, optional, optionalList } from '../page-kit/composition.server.ts'
import type { Books } from '../page-kit/labels.ts'
import { bookingHref } from '../page-kit/links.ts'
import { withParameters } from '../page-kit/order-tunnel.ts'
import type { NamedShowtime } from '../page-kit/season-selection.ts'
import type { LinkModel } from '../page-models/parts.ts'
import type { SeasonDayModel, SeasonShowModel } from '../page-models/seasons.ts'
import { boardRows } from './board.ts'
import { boardOptions } from './board-options.ts'
import { showCard } from './show-card.ts'

/** `null`: the times could not be loaded. */
export interface PlayedDay {
  readonly day: SeasonDay
  readonly shows: readonly ShowtimesOfShow[] | null
}

export interface SeasonPlays {
  readonly programme: SeasonProgramme | null
  readonly shown: readonly PlayedDay[]
  /** Further days that the selection needs. */
  readonly beside: readonly PlayedDay[]
  /** Every day with showtimes. */
  readonly coming: readonly string[]
  readonly earlier: string | null
  readonly later: string | null
}

interface DayWindow {
  readonly days: readonly SeasonDay[]
  readonly earlier: string | null
  readonly later: string | null
}

/** One page of days, from the requested one. */
function daysFrom(all: readonly SeasonDay[], fromDate: string | undefined): DayWindow {
  const { days: size } = limits.season
  const found = fromDate === undefined ? 0 : all.findIndex(({ date }) => date >= fromDate)
  const start = found === -1 ? Math.max(0, all.length - size) : found
  return {
    days: all.slice(start, start + size),
    earlier: start === 0 ? null : (all[Math.max(0, start - size)]?.date ?? null),
    later: all[start + size]?.date ?? null,
  }
}

export async function loadPlays(
  composition: Composition,
  named: readonly NamedShowtime[],
  fromDate: string | undefined,
): Promise<SeasonPlays> {
  const { api, edition, slug, today } = composition
  const { language } = edition
  const programme = await optional(composition, api.eventShows({ slug, language }))
  const coming = (programme?.days ?? []).filter(({ date, shows }) => date >= today && shows.length > 0)
  const { days, earlier, later } = daysFrom(coming, fromDate)
  const chosenDates = new Set(named.map(({ time }) => time.slice(0, 10)))
  const beside = coming.filter((day) => chosenDates.has(day.date) && !days.includes(day))
  const played = async (day: SeasonDay): Promise<PlayedDay> => ({
    day,
    shows: await optional(composition, api.eventShowtimes({ slug, date: day.date, language })),
  })
  const [shown, others] = await Promise.all([Promise.all(days.map(played)), Promise.all(beside.map(played))])
  return { programme, shown, beside: others, coming: coming.map(({ date }) => date), earlier, later }
}

/** Cinemas in the order of the site's list. */
export function cinemasOf(days: readonly PlayedDay[], cinemas: readonly Cinema[]): readonly Cinema[] {
  const playing = new Set(
    days.flatMap(({ shows }) => (shows ?? []).flatMap((show) => show.cinemas.map(({ cinema }) => cinema))),
  )
  return cinemas.filter(({ slug }) => playing.has(slug))
}

/** The requested one, else that of the first selected showtime, else the one with the most showtimes. */
export function chosenCinema(
  days: readonly PlayedDay[],
  playing: readonly Cinema[],
  fromDate: string | undefined,
  named: readonly NamedShowtime[],
): Cinema | null {
  const known = [fromDate, named[0]?.cinema].flatMap(
    (slug) => playing.find((cinema) => cinema.slug === slug) ?? [],
  )
  const evenings = (slug: string) =>
    days.flatMap(({ shows }) =>
      (shows ?? []).filter((show) => show.cinemas.some(({ cinema }) => cinema === slug)),
    ).length
  const fullest = playing.reduce<Cinema | null>(
    (best, cinema) => (best === null || evenings(cinema.slug) > evenings(best.slug) ? cinema : best),
    null,
  )
  return known[0] ?? fullest
}

/** A season's own price is at the head of its page, and its times have no other. */
export async function loadPricing(
  { price }: Season,
  cinema: Cinema | null,
  composition: Composition,
): Promise<Pricing | null> {
  const { api, edition } = composition
  if (cinema === null || price !== null) return null
  const detail = await optional(composition, api.cinema({ slug: cinema.slug, language: edition.language }))
  return detail?.pricing ?? null
}

export const showtimesIn = ({ shows }: PlayedDay, show: string, cinema: string): readonly Showtime[] =>
  shows?.find((each) => each.show === show)?.cinemas.find((each) => each.cinema === cinema)?.showtimes ?? []

interface DayOptions {
  readonly season: Pick<Season, 'slug' | 'price'>
  readonly programme: SeasonProgramme
  readonly cinema: Cinema | null
  readonly playing: readonly Cinema[]
  /** The cinema's prices; null if unknown, or if the season has a price of its own. */
  readonly pricing: Pricing | null
  readonly books: Books
  readonly cinemaHref: (slug: string) => string
}

function elsewhereOf(played: PlayedDay, show: string, { playing, cinemaHref }: DayOptions): LinkModel | null {
  const slugs = new Set(played.shows?.find((each) => each.show === show)?.cinemas.map(({ cinema }) => cinema))
  const other = playing.find(({ slug }) => slugs.has(slug))
  return other ? { label: other.name, href: cinemaHref(other.slug), external: false } : null
}

/** The URL cannot distinguish showtimes of a show at the same minute in the same cinema. */
const onePerMinute = (showtimes: readonly Showtime[]) => [
  ...new Map(showtimes.toReversed().map((showtime) => [showtime.start, showtime])).values(),
]

/** The embedded order tunnel charges the season's own price if the address names the season. */
const bookingAtPriceOf = ({ slug, price }: DayOptions['season'], href: string, origin: string): string =>
  price !== null && href.startsWith('/') ? withParameters(href, origin, { season: slug }) : href

function showModel(
  played: PlayedDay,
  entry: SeasonShowDay,
  options: DayOptions,
  composition: Composition,
): SeasonShowModel | null {
  const { edition, formats, t } = composition
  const { season, programme, cinema, pricing, books } = options
  const show = programme.shows.find(({ slug }) => slug === entry.show)
  if (!show) return null
  const { seasonMultipleSelection } = edition.flags
  const known = cinema === null ? [] : showtimesIn(played, show.slug, cinema.slug)
  const showtimes = seasonMultipleSelection ? onePerMinute(known) : known
  const closed = entry.bookable ? {} : { serverStatus: 'locked' as const }
  const rows = boardRows(
    showtimes.map((showtime) => ({ ...showtime, ...closed })),
    {
      ...boardOptions(composition, books, pricing, show),
      bookingHref: (url) => bookingAtPriceOf(season, bookingHref(edition, url), edition.origin),
    },
  )
  return {
    show: showCard(show, { edition, formats, t, tags: books.tags }),
    live: entry.live,
    bookable: entry.bookable,
    rows,
    elsewhere: rows.length > 0 ? null : elsewhereOf(played, show.slug, options),
  }
}

export function dayModels(
  days: readonly PlayedDay[],
  options: DayOptions,
  composition: Composition,
): readonly SeasonDayModel[] {
  const { formats } = composition
  return days.map((played) => {
    const { date } = played.day
    return {
      date,
      weekday: formats.weekday(date),
      day: String(Number(date.slice(8))),
      month: formats.month(date),
      name: formats.dayName(date),
      shortName: formats.shortDay(date),
      shows: played.day.shows.flatMap((entry) => showModel(played, entry, options, composition) ?? []),
      failed: played.shows === null,
    }
  })
}

/** Cinemas by city; those without a known city last. */
export function cinemaChoice(
  playing: readonly Cinema[],
  cities: readonly City[],
  hrefOf: (slug: string) => string,
) {
  const inCity = (city: City, { citySlug, slug }: Cinema) =>
    citySlug === city.slug || city.cinemas.includes(slug)
  return [...cities, null]
    .map((city) => ({
      city: city?.name ?? '',
      cinemas: playing
        .filter((cinema) => (city ? inCity(city, cinema) : !cities.some((each) => inCity(each, cinema))))
        .map(({ slug, name }): LinkModel => ({ label: name, href: hrefOf(slug), external: false })),
    }))
    .filter(({ cinemas }) => cinemas.length > 0)
}

export const loadSeasonLists = (composition: Composition) => {
  const { api, edition } = composition
  const { language } = edition
  return Promise.all([
    optionalList(composition, api.events({ language })),
    optionalList(composition, api.cinemas({ language })),
    optionalList(composition, api.cities({ language })),
  ])
}
