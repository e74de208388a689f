import type { Cinema } from '#models/cinema.ts'
import { plainText } from '#models/html.ts'
import { type AccessNeed, needsMet } from '#models/rules/access.ts'
import { isMovieShow } from '#models/rules/show-kind.ts'
import { hasFewSeats, showtimeStatus } from '#models/rules/showtime-status.ts'
import type { Season, SeasonDay } from '#models/season.ts'
import type { Show } from '#models/show.ts'
import type { ShowDetail } from '#models/show-detail.ts'
import type { Showtime } from '#models/showtime.ts'
import { instantOf } from '#models/site-clock.ts'
import { absolute } from '../seo/head.ts'
import {
  asDocument,
  event,
  eventSeries,
  movie,
  movieTheater,
  type Stock,
  screeningEvent,
  type TheaterFacts,
} from '../seo/json-ld.ts'
import type { Composition } from './composition.server.ts'
import { bookingHref, cinemaPath, seasonPath, showPath } from './links.ts'

type PageContext = Pick<Composition, 'edition' | 'context' | 'now' | 't'>

/** Maximum showtimes in a page's structured data. */
const MAX_SHOWTIMES = 12

const pictureAddress = (page: PageContext, picture: { readonly lg: string } | null) =>
  picture === null ? null : absolute(page.edition.origin, picture.lg)

/** schema.org names; other needs use the page's label. */
const features: Readonly<Partial<Record<AccessNeed, string>>> = {
  'audio-description': 'audioDescription',
  captions: 'captions',
}

const needTexts = (needs: readonly AccessNeed[], { t }: PageContext) =>
  needs.map((need) => features[need] ?? t(`access.${need}`))

const needsOf = ({ tags, version }: Showtime) =>
  needsMet({ tags, versions: version === null ? [] : [version] })

function theaterFacts(cinema: Cinema, page: PageContext, seated: boolean): TheaterFacts {
  const { edition } = page
  return {
    url: absolute(edition.origin, cinemaPath(edition, cinema.slug)),
    name: cinema.name,
    image: pictureAddress(page, cinema.backdrop),
    street: cinema.address.addressLine1,
    postalCode: cinema.address.addressZip,
    city: cinema.address.addressCity,
    country: edition.site.region,
    position: cinema.gpsPosition,
    screens: cinema.halls,
    amenities: seated ? [page.t('access.wheelchair')] : [],
  }
}

function stockOf(showtime: Showtime, now: number): Stock {
  if (showtime.serverStatus === 'soldout') return 'SoldOut'
  return hasFewSeats(showtime, now) ? 'LimitedAvailability' : 'InStock'
}

interface PlacedShowtime {
  readonly show: Show
  readonly isMovie: boolean
  readonly cinema: Cinema
  readonly showtime: Showtime
}

function showtimeFacts({ show, isMovie, cinema, showtime }: PlacedShowtime, page: PageContext) {
  const { edition } = page
  const needs = needsOf(showtime)
  const bookingUrl =
    showtime.bookingUrl === null ? null : absolute(edition.origin, bookingHref(edition, showtime.bookingUrl))
  return screeningEvent({
    name: show.title,
    work: absolute(edition.origin, showPath(edition, show.slug, isMovie)),
    // The full object is on the cinema's page; these fields are required here.
    theater: {
      ...theaterFacts(cinema, page, needs.includes('wheelchair')),
      image: null,
      position: null,
      screens: null,
    },
    start: showtime.start,
    end: showtime.end,
    timeZone: edition.site.timeZone,
    image: pictureAddress(page, show.poster),
    formats: showtime.tags
      .filter((tag) => tag === 'imax' || tag === '4dx' || tag === '3d')
      .map((tag) => tag.toUpperCase()),
    accessibility: needTexts(
      needs.filter((need) => need !== 'wheelchair'),
      page,
    ),
    bookingUrl,
    stock: stockOf(showtime, page.now),
    isMovie,
  })
}

const isToCome = ({ showtime }: PlacedShowtime, { now, edition }: PageContext) =>
  instantOf(edition.site.timeZone, showtime.start) > now && showtimeStatus(showtime, now) !== 'locked'

const nextShowtimes = (placed: readonly PlacedShowtime[], page: PageContext) =>
  placed
    .filter((each) => isToCome(each, page))
    .sort((a, b) => a.showtime.start.localeCompare(b.showtime.start))
    .slice(0, MAX_SHOWTIMES)
    .map((each) => showtimeFacts(each, page))

interface Playing {
  readonly show: Show
  readonly isMovie: boolean
  readonly showtimes: readonly Showtime[] | null
}

export function cinemaJsonLd(page: PageContext, cinema: Cinema, items: readonly Playing[]): void {
  const showtimes = items.flatMap(({ show, isMovie, showtimes }) =>
    (showtimes ?? []).map((showtime) => ({ show, isMovie, cinema, showtime })),
  )
  const seated =
    cinema.hasDisabledService || showtimes.some(({ showtime }) => needsOf(showtime).includes('wheelchair'))
  page.context.jsonLd.push(
    asDocument(movieTheater(theaterFacts(cinema, page, seated))),
    ...nextShowtimes(showtimes, page).map(asDocument),
  )
}

/** The next showtimes of a list. */
export const tonightJsonLd = (page: PageContext, placed: readonly PlacedShowtime[]): void =>
  void page.context.jsonLd.push(...nextShowtimes(placed, page).map(asDocument))

export function showJsonLd(
  page: PageContext,
  show: ShowDetail,
  played: readonly { readonly cinema: Cinema; readonly showtimes: readonly Showtime[] }[],
): void {
  const { isMovie } = show
  const showtimes = nextShowtimes(
    played.flatMap(({ cinema, showtimes }) =>
      showtimes.map((showtime) => ({ show, isMovie, cinema, showtime })),
    ),
    page,
  )
  const facts = {
    url: absolute(page.edition.origin, showPath(page.edition, show.slug, isMovie)),
    name: show.title,
    description: show.synopsis === null ? null : plainText(show.synopsis),
    image: pictureAddress(page, show.poster),
    minutes: show.duration,
    genres: show.genres.map(({ label }) => label),
    directors: show.directors,
    actors: show.actors,
    released: show.releaseDate,
    rating: show.contentRating?.label ?? null,
  }
  if (isMovie) page.context.jsonLd.push(asDocument(movie(facts)), ...showtimes.map(asDocument))
  // schema.org events require a place and time, so without showtimes there is no event.
  else if (showtimes.length > 0) page.context.jsonLd.push(asDocument(event({ ...facts, showtimes })))
}

interface SeasonPlaying {
  readonly season: Season
  readonly days: readonly SeasonDay[]
  readonly showtimes: readonly {
    readonly show: Show
    readonly cinema: Cinema
    readonly showtime: Showtime
  }[]
}

/** Adds a season and its next showtimes; nothing for a season without days. */
export function seasonJsonLd(page: PageContext, { season, days, showtimes }: SeasonPlaying): void {
  const { edition } = page
  const [first, last] = [days[0]?.date ?? null, days.at(-1)?.date ?? null]
  if (first === null) return
  const text = season.description ?? season.details
  const facts = {
    url: absolute(edition.origin, seasonPath(edition, season)),
    name: season.title,
    description: text === null ? season.subtitle : plainText(text),
    image: pictureAddress(page, season.backdrop ?? season.poster),
    start: first,
    end: last,
    price: season.price === null ? null : { amount: season.price, currency: edition.site.currency },
    showtimes: nextShowtimes(
      showtimes.map((placed) => ({ ...placed, isMovie: isMovieShow(placed.show, null) })),
      page,
    ),
  }
  page.context.jsonLd.push(
    asDocument(eventSeries(season.type === 'special' ? 'Event' : 'EventSeries', facts)),
  )
}
