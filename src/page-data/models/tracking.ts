/** What analytics reports of a film or an event, in the source's own tracking words. Fields of a flag that is off are absent. */
export interface ShowTrackingModel {
  readonly slug: string
  readonly title: string
  readonly reference: string | null
  readonly originalTitle: string | null
  readonly nationality: string | null
  readonly visa: string | null
  readonly next24ShowtimesCount: number | null
  readonly copiesCount?: number | null
  readonly directors: readonly string[]
  readonly actors: readonly string[]
  /** Clients who want to see it. */
  readonly wishlist: number
  readonly releases: readonly string[]
  /** The first category, or all of them. */
  readonly categories: readonly string[]
  readonly has4dx?: boolean
  readonly hasDolby?: boolean
}

export interface CinemaTrackingModel {
  readonly slug: string
  readonly citySlug: string | null
  /** Of all its shows; null where the source counts none. */
  readonly next24ShowtimesCount: number | null
}

/** The name of a city, a season or an article in statistics: one for all languages. */
export interface ItemTrackingModel {
  readonly slug: string
}

/** What analytics reports of the subject of a page. */
export type PageTrackingModel =
  | { readonly show: ShowTrackingModel }
  | { readonly cinema: CinemaTrackingModel }
  | { readonly city: ItemTrackingModel }
  | { readonly season: ItemTrackingModel }
  | { readonly article: ItemTrackingModel }
