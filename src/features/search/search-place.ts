import { useSite } from '../../page-kit/site-context.ts'
import { useNearby } from '../locator/nearby-order.ts'

/** Slug of the cinema or city that the visitor chose, else of the nearest or first favourite cinema; empty if unknown. */
export function useSearchPlace(): string {
  const place = useSite().locator?.place
  const [nearest = ''] = useNearby()
  return place && !place.guessed ? place.slug || nearest : ''
}
