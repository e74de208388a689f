import type { Feelings } from '../../../content-models/feelings.ts'
import { createSharedValue } from '../../actor-kit/shared-value.ts'

/** Favourites, wishes and ratings as the visitor sees them. */
export interface SavedItems {
  /** Slugs, newest first; null until known, and where the site has none. */
  readonly favourites: readonly string[] | null
  readonly feelings: Feelings
  /** State at sign-in. */
  readonly before: Feelings
}

const { set, useValue } = createSharedValue<SavedItems | null>(null)

export const setSavedItems = set

/** Null until a client is known. */
export const useSavedItemsValue = useValue
