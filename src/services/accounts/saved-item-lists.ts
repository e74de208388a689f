import type { Emotion } from '#models/feelings.ts'

/** Favourites newest first. */
export interface SavedItemLists {
  readonly favouriteCinemas: readonly string[]
  readonly wishlist: readonly string[]
  readonly emotions: Readonly<Record<string, Emotion>>
}

export type FavouriteOutcome = 'added' | 'unchanged' | 'limitReached' | 'unknownCinema'
