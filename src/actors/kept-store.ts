import type { Feelings } from '../../content-models/feelings.ts'
import { createToldValue } from './told-value.ts'

/** What the client keeps, as the visitor sees it. */
export interface Kept {
  /** Slugs, newest first; null as long as they are not known, and where the site has none. */
  readonly favourites: readonly string[] | null
  readonly feelings: Feelings
  /** What the client came with. */
  readonly before: Feelings
}

const { tell, useValue } = createToldValue<Kept | null>(null)

export const tellKept = tell

/** Null as long as nobody is known to be signed in. */
export const useToldKept = useValue
