import type {
  LocatorClient,
  LocatorLocation,
  LocatorPlaces,
  LocatorPosition,
  SavedLocation,
  VisitedPage,
} from './locator-rules.ts'

export interface LocatorInput {
  readonly page: VisitedPage
  readonly client: LocatorClient
  /** Maximum length of the history. */
  readonly remembered: number
}

export interface LocatorContext extends LocatorPlaces, LocatorInput {
  readonly location: LocatorLocation | null
  /** Slugs of cinemas, nearest first; empty while lists are free. */
  readonly nearby: readonly string[]
  /** City guessed from the request; null until requested. */
  readonly guess: { readonly city: string | null } | null
}

export type LocatorEvent =
  | { readonly type: 'location.choose'; readonly location: LocatorLocation }
  | { readonly type: 'location.forget' }
  | { readonly type: 'position.request' }
  | { readonly type: 'position.found'; readonly position: LocatorPosition }
  | { readonly type: 'page.enter'; readonly page: VisitedPage }
  | { readonly type: 'client.change'; readonly client: LocatorClient }
  /** The place was chosen in another tab. */
  | { readonly type: 'saved.change'; readonly saved: SavedLocation | null }
  | { readonly type: 'places.retry' }

/** Input of `orderNearby`. */
export interface NearbyQuestion {
  readonly location: LocatorLocation | null
  readonly favourites: readonly string[]
}
