/**
 * Location types of the locator and the rules that resolve a location, without state; the machine
 * is `locator-machine.ts`.
 */

export interface LocatorPosition {
  readonly latitude: number
  readonly longitude: number
}

/** Values of cinemas and cities are slugs. */
export type LocatorLocation =
  | { readonly type: 'cinema'; readonly value: string }
  | { readonly type: 'city'; readonly value: string }
  | { readonly type: 'position'; readonly value: LocatorPosition }
  | { readonly type: 'favorite'; readonly value: null }

/** The cookie names a cinema by its ticketing reference. */
export type SavedLocation = LocatorLocation

export interface LocatorCinema {
  readonly slug: string
  readonly reference: string
  readonly city: string
}

/** Places named by the current page. */
export interface VisitedPage {
  /** City or cinema in the address filters. */
  readonly localisation: string | null
  /** The cinema whose page it is. */
  readonly cinema: string | null
  readonly light: boolean
  /** It is the page of all cinemas. */
  readonly list: boolean
}

export interface LocatorClient {
  readonly signedIn: boolean
  /** Slugs, newest first. */
  readonly favourites: readonly string[]
}

export interface LocatorPlaces {
  readonly cinemas: readonly LocatorCinema[]
  readonly cities: readonly string[]
  readonly saved: SavedLocation | null
  readonly history: readonly LocatorLocation[]
}

interface Known extends LocatorPlaces {
  readonly page: VisitedPage
  readonly client: LocatorClient
  readonly location: LocatorLocation | null
  readonly nearby: readonly string[]
  /** City guessed from the request; null until requested. */
  readonly guess: { readonly city: string | null } | null
}

type Places = Pick<LocatorPlaces, 'cinemas' | 'cities'>

const hasCinema = ({ cinemas }: Places, slug: string) => cinemas.some((cinema) => cinema.slug === slug)

export const hasCity = ({ cities }: Places, slug: string | null): boolean =>
  slug !== null && cities.includes(slug)

const cinemasOf = ({ cinemas }: Places, city: string) =>
  cinemas.filter((cinema) => cinema.city === city).map(({ slug }) => slug)

/** The cinema of a location: itself, or the only one of a city. */
export function cinemaOf(places: Places, location: LocatorLocation | null): string | null {
  if (location?.type === 'cinema') return location.value
  const [only, another] = location?.type === 'city' ? cinemasOf(places, location.value) : []
  return another === undefined ? (only ?? null) : null
}

/** The current list: the nearby cinemas, else those of the chosen city. */
export function currentList(
  known: Pick<Known, 'cinemas' | 'location' | 'nearby'> & Places,
): readonly string[] {
  if (known.nearby.length > 0) return known.nearby
  return known.location?.type === 'city' ? cinemasOf(known, known.location.value) : []
}

/** The location if it exists on this site, and for favourites if a client is signed in; else null. */
export function usable(
  known: Places & Pick<Known, 'client'>,
  location: LocatorLocation | null,
): LocatorLocation | null {
  if (location?.type === 'cinema') return hasCinema(known, location.value) ? location : null
  if (location?.type === 'city') return hasCity(known, location.value) ? location : null
  if (location?.type === 'favorite')
    return known.client.signedIn && known.cinemas.length > 0 ? location : null
  return location
}

/**
 * The cinema of a light page wins; on others the address filters take precedence over the page's cinema.
 */
function locationOfPage(known: Known): LocatorLocation | null {
  const { localisation, cinema, light } = known.page
  const own = cinema === null ? null : usable(known, { type: 'cinema', value: cinema })
  if (light && own) return own
  const requested = localisation ?? ''
  return (
    usable(known, { type: 'cinema', value: requested }) ??
    usable(known, { type: 'city', value: requested }) ??
    own
  )
}

function locationSaved(known: Known): LocatorLocation | null {
  const { saved, cinemas } = known
  if (saved?.type !== 'cinema') return usable(known, saved)
  const cinema = cinemas.find(({ reference }) => reference === saved.value)
  return cinema ? { type: 'cinema', value: cinema.slug } : null
}

/** First match of: the only cinema, the page, the saved location, the guessed city. */
export function firstLocation(known: Known): LocatorLocation | null {
  const [only, another] = known.cinemas
  if (only && !another) return { type: 'cinema', value: only.slug }
  return (
    locationOfPage(known) ??
    locationSaved(known) ??
    usable(known, { type: 'city', value: known.guess?.city ?? '' })
  )
}

export function toSaved({ cinemas }: Places, location: LocatorLocation | null): SavedLocation | null {
  if (location?.type !== 'cinema') return location
  const cinema = cinemas.find(({ slug }) => slug === location.value)
  return cinema ? { type: 'cinema', value: cinema.reference } : null
}

/**
 * Newest first, without duplicates. Positions and favourites are not remembered: the modal has
 * entries of their own for them.
 */
export function remember(
  history: readonly LocatorLocation[],
  place: LocatorLocation,
  most: number,
): readonly LocatorLocation[] {
  if (place.type !== 'cinema' && place.type !== 'city') return history
  return [place, ...history.filter(({ type, value }) => type !== place.type || value !== place.value)].slice(
    0,
    most,
  )
}
