import { withOffset } from '#models/site-clock.ts'

/** Structured data as schema.org names it. Builders are pure; null values are left out. */

type Json = string | number | boolean | readonly Json[] | { readonly [key: string]: Json }
export type Thing = { readonly '@type': string; readonly [key: string]: Json }

const CONTEXT = 'https://schema.org'

/** Drops null, empty texts and empty lists. */
function filled(entries: Readonly<Record<string, Json | null>>): { readonly [key: string]: Json } {
  return Object.fromEntries(
    Object.entries(entries).flatMap(([key, value]) =>
      value === null || value === '' || (Array.isArray(value) && value.length === 0)
        ? []
        : [[key, value] as const],
    ),
  )
}

export const thing = (type: string, entries: Readonly<Record<string, Json | null>>): Thing => ({
  '@type': type,
  ...filled(entries),
})

export const asDocument = (root: Thing): object => ({ '@context': CONTEXT, ...root })

export const person = (name: string) => thing('Person', { name })

interface MovieFacts {
  /** Absolute address of the film's page, and its identity. */
  readonly url: string
  readonly name: string
  readonly description: string | null
  readonly image: string | null
  readonly minutes: number | null
  readonly genres: readonly string[]
  readonly directors: readonly string[]
  readonly actors: readonly string[]
  readonly released: string | null
  readonly rating: string | null
}

export const movie = (film: MovieFacts): Thing =>
  thing('Movie', {
    '@id': film.url,
    url: film.url,
    name: film.name,
    description: film.description,
    image: film.image,
    duration: film.minutes === null ? null : `PT${film.minutes}M`,
    genre: film.genres,
    director: film.directors.map(person),
    actor: film.actors.map(person),
    datePublished: film.released,
    contentRating: film.rating,
  })

export interface TheaterFacts {
  readonly url: string
  readonly name: string
  readonly image: string | null
  readonly street: string | null
  readonly postalCode: string | null
  readonly city: string | null
  readonly country: string
  readonly position: { readonly latitude: number; readonly longitude: number } | null
  readonly screens: number | null
  readonly amenities: readonly string[]
}

export const movieTheater = (cinema: TheaterFacts): Thing =>
  thing('MovieTheater', {
    '@id': cinema.url,
    url: cinema.url,
    name: cinema.name,
    image: cinema.image,
    address: thing('PostalAddress', {
      streetAddress: cinema.street,
      postalCode: cinema.postalCode,
      addressLocality: cinema.city,
      addressCountry: cinema.country,
    }),
    geo: cinema.position === null ? null : thing('GeoCoordinates', { ...cinema.position }),
    screenCount: cinema.screens,
    amenityFeature: cinema.amenities.map((name) =>
      thing('LocationFeatureSpecification', { name, value: true }),
    ),
  })

interface ShowtimeFacts {
  readonly name: string
  readonly work: string
  readonly theater: TheaterFacts
  /** Wall clock of the site. */
  readonly start: string
  readonly end: string | null
  readonly timeZone: string
  readonly image: string | null
  readonly formats: readonly string[]
  /** Accessibility features: schema.org's terms where it has them. */
  readonly accessibility: readonly string[]
  readonly bookingUrl: string | null
  readonly stock: Stock
  /** False for an opera, a concert, a marathon. */
  readonly isMovie: boolean
}

/** schema.org's `ItemAvailability`. */
export type Stock = 'InStock' | 'LimitedAvailability' | 'SoldOut'

export const availability = (stock: Stock) => `${CONTEXT}/${stock}`

export const screeningEvent = (showtime: ShowtimeFacts): Thing =>
  thing('ScreeningEvent', {
    name: showtime.name,
    startDate: withOffset(showtime.timeZone, showtime.start),
    endDate: showtime.end === null ? null : withOffset(showtime.timeZone, showtime.end),
    eventStatus: `${CONTEXT}/EventScheduled`,
    eventAttendanceMode: `${CONTEXT}/OfflineEventAttendanceMode`,
    location: movieTheater(showtime.theater),
    image: showtime.image,
    url: showtime.work,
    workPresented: showtime.isMovie
      ? thing('Movie', {
          '@id': showtime.work,
          name: showtime.name,
          url: showtime.work,
          accessibilityFeature: showtime.accessibility,
        })
      : null,
    videoFormat: showtime.formats.join(', '),
    offers:
      showtime.bookingUrl === null
        ? null
        : thing('Offer', { url: showtime.bookingUrl, availability: availability(showtime.stock) }),
  })

/** An entertainment with a showtime. */
export const event = (
  facts: Omit<MovieFacts, 'minutes' | 'genres' | 'rating'> & { readonly showtimes: readonly Thing[] },
): Thing =>
  thing('Event', {
    '@id': facts.url,
    url: facts.url,
    name: facts.name,
    description: facts.description,
    image: facts.image,
    startDate: facts.showtimes[0]?.startDate ?? facts.released,
    location: facts.showtimes[0]?.location ?? null,
    eventStatus: `${CONTEXT}/EventScheduled`,
    eventAttendanceMode: `${CONTEXT}/OfflineEventAttendanceMode`,
    performer: facts.actors.map(person),
    director: facts.directors.map(person),
    subEvent: facts.showtimes,
  })

interface SeriesFacts {
  readonly url: string
  readonly name: string
  readonly description: string | null
  readonly image: string | null
  /** Days, or wall clocks with offset. */
  readonly start: string | null
  readonly end: string | null
  readonly price: { readonly amount: number; readonly currency: string } | null
  readonly showtimes: readonly Thing[]
}

/** A season (a series of events) or a special event (one occasion), with its showtimes. */
export const eventSeries = (type: 'EventSeries' | 'Event', facts: SeriesFacts): Thing =>
  thing(type, {
    '@id': facts.url,
    url: facts.url,
    name: facts.name,
    description: facts.description,
    image: facts.image,
    startDate: facts.showtimes[0]?.startDate ?? facts.start,
    endDate: facts.end,
    location: facts.showtimes[0]?.location ?? null,
    eventStatus: `${CONTEXT}/EventScheduled`,
    eventAttendanceMode: `${CONTEXT}/OfflineEventAttendanceMode`,
    offers:
      facts.price === null
        ? null
        : thing('Offer', { url: facts.url, price: facts.price.amount, priceCurrency: facts.price.currency }),
    subEvent: facts.showtimes,
  })

export const breadcrumbList = (links: readonly { readonly name: string; readonly url: string }[]): Thing =>
  thing('BreadcrumbList', {
    itemListElement: links.map(({ name, url }, index) =>
      thing('ListItem', { position: index + 1, name, item: url }),
    ),
  })

interface PageThing {
  readonly type: 'WebPage' | 'AboutPage' | 'ContactPage'
  readonly url: string
  readonly name: string
  readonly description: string | null
  readonly image: string | null
  readonly language: string
}

export const webPage = ({ type, url, name, description, image, language }: PageThing): Thing =>
  thing(type, { '@id': url, url, name, description, primaryImageOfPage: image, inLanguage: language })

interface AppFacts {
  readonly url: string
  readonly name: string
  readonly description: string
  readonly systems: string
  readonly downloads: readonly string[]
  readonly currency: string
}

export const mobileApplication = (app: AppFacts): Thing =>
  thing('MobileApplication', {
    '@id': app.url,
    url: app.url,
    name: app.name,
    description: app.description,
    applicationCategory: 'EntertainmentApplication',
    operatingSystem: app.systems,
    downloadUrl: app.downloads,
    offers: thing('Offer', { price: 0, priceCurrency: app.currency }),
  })

interface VideoOffer {
  readonly url: string
  readonly name: string
  readonly image: string | null
  readonly price: number | null
  readonly currency: string
}

/** Films on demand, each with its lowest price. */
export const videoList = (name: string, videos: readonly VideoOffer[]): Thing =>
  thing('ItemList', {
    name,
    itemListElement: videos.map((video, index) =>
      thing('ListItem', {
        position: index + 1,
        item: thing('Movie', {
          name: video.name,
          url: video.url,
          image: video.image,
          offers:
            video.price === null
              ? null
              : thing('Offer', { price: video.price, priceCurrency: video.currency, url: video.url }),
        }),
      }),
    ),
  })
