import type { Feelings } from '#models/feelings.ts'
import { createSharedValue } from '../../actor-kit/shared-value.ts'

export interface SavedItems {
  /** Slugs, newest first; null until known, and where the site has none. */
  readonly favourites: readonly string[] | null
  readonly feelings: Feelings
  readonly before: Feelings
}

const { set, useValue } = createSharedValue<SavedItems | null>(null)

export const setSavedItems = set

export const useSavedItemsValue = useValue
