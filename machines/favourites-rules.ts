/** Rules of the favourites, without state; the machine is `favourites-machine.ts`. */

/** Pages name a cinema by slug, the ticketing by reference. */
export interface ListedCinema {
  readonly slug: string
  readonly reference: string
}

export interface FavouriteChange {
  readonly cinema: string
  readonly wanted: boolean
}

export interface FavouritesClient {
  readonly id: string
  /** Slugs, newest first. */
  readonly favourites: readonly string[]
  /** Limit of the favourite service; null for the site's own. */
  readonly limit: number | null
  /** Null if the list failed to load: then no cinema counts as unknown. */
  readonly cinemas: readonly ListedCinema[] | null
}

export type FavouriteRefusal = 'limit' | 'unknown' | 'failed'

/** Newest first, without duplicates, up to the limit. */
export function withChange(
  favourites: readonly string[],
  { cinema, wanted }: FavouriteChange,
  limit: number | null,
): readonly string[] {
  const others = favourites.filter((slug) => slug !== cinema)
  if (!wanted) return others
  return limit === null ? [cinema, ...others] : [cinema, ...others].slice(0, limit)
}

interface Changing {
  readonly saved: readonly string[]
  readonly queue: readonly FavouriteChange[]
  readonly limit: number
}

/** Confirmed favourites with all pending changes applied. */
export const favouritesOf = ({ saved, queue, limit }: Changing): readonly string[] =>
  queue.reduce((favourites, change) => withChange(favourites, change, limit), saved)

interface Known extends Changing {
  readonly cinemas: readonly ListedCinema[] | null
}

/** The reason why a cinema cannot be added; null if it can. */
export function refusalOf(known: Known, cinema: string): FavouriteRefusal | null {
  if (known.cinemas !== null && !known.cinemas.some(({ slug }) => slug === cinema)) return 'unknown'
  return favouritesOf(known).length >= known.limit ? 'limit' : null
}

/** The service enforces the limit too: it may have favourites that this page has not loaded. */
export function failureOf(error: unknown): FavouriteRefusal {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 409
    ? 'limit'
    : 'failed'
}
