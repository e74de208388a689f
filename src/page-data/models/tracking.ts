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
