/** Analytics data of a show, in the source's tracking vocabulary. Fields of disabled flags are absent. */
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
  /** Total over its shows; null if the source sends no counts. */
  readonly next24ShowtimesCount: number | null
}

/** `slug`: tracking slug, the same in all languages. */
export interface ItemTrackingModel {
  readonly slug: string
}

export type PageTrackingModel =
  | { readonly show: ShowTrackingModel }
  | { readonly cinema: CinemaTrackingModel }
  | { readonly city: ItemTrackingModel }
  | { readonly season: ItemTrackingModel }
  | { readonly article: ItemTrackingModel }
