import type { Feelings } from '../../../content-models/feelings.ts'
import { createSharedValue } from '../../actor-kit/shared-value.ts'

/** Favourites, wishes and ratings of the client, as the visitor sees them. */
export interface SavedItems {
  /** Slugs, newest first; null as long as they are not known, and where the site has none. */
  readonly favourites: readonly string[] | null
  readonly feelings: Feelings
  /** What the client came with. */
  readonly before: Feelings
}

const { set, useValue } = createSharedValue<SavedItems | null>(null)

export const setSavedItems = set

/** Null as long as nobody is known to be signed in. */
export const useSavedItemsValue = useValue
