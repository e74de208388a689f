/** What is known of a client's favourite cinemas, and what a change makes of them. Pure: the chart is `favourites-machine.ts`. */

/** A cinema of the list: pages name it by its slug, the ticketing by its reference. */
export interface ListedCinema {
  readonly slug: string
  readonly reference: string
}

export interface FavouriteChange {
  readonly cinema: string
  readonly wanted: boolean
}

/** What a client comes with. */
export interface FavouritesClient {
  readonly id: string
  /** Slugs, newest first. */
  readonly favourites: readonly string[]
  /** Of the favourite service; null leaves the site's own. */
  readonly limit: number | null
  /** Null where the list did not come: then no cinema is unknown. */
  readonly cinemas: readonly ListedCinema[] | null
}

export type FavouriteRefusal = 'limit' | 'unknown' | 'failed'

/** Newest first, each once, and no more than the limit where there is one. */
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

/** What the visitor sees: what the service has saved, with everything that is on its way. */
export const favouritesOf = ({ saved, queue, limit }: Changing): readonly string[] =>
  queue.reduce((favourites, change) => withChange(favourites, change, limit), saved)

interface Known extends Changing {
  readonly cinemas: readonly ListedCinema[] | null
}

/** Why a cinema cannot become a favourite; null where it can. */
export function refusalOf(known: Known, cinema: string): FavouriteRefusal | null {
  if (known.cinemas !== null && !known.cinemas.some(({ slug }) => slug === cinema)) return 'unknown'
  return favouritesOf(known).length >= known.limit ? 'limit' : null
}

/** The service counts too: it may have heard of favourites that this page has not. */
export function failureOf(error: unknown): FavouriteRefusal {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 409
    ? 'limit'
    : 'failed'
}
