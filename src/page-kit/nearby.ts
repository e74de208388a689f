import { distanceBetween } from './distance.ts'

type Position = Parameters<typeof distanceBetween>[0]

interface Place {
  readonly position: Position | null
}

export interface Bounds {
  /** Kilometres. */
  readonly distance: number
  readonly cinemas: number
}

export const limitedTo = (bounds: Bounds, cinemas: number): Bounds => ({
  ...bounds,
  cinemas: Math.min(bounds.cinemas, cinemas),
})

/** Places within bounds, nearest first. */
export function nearbyPlaces<Item extends Place>(
  here: Position,
  places: readonly Item[],
  { distance, cinemas }: Bounds,
): readonly Item[] {
  return places
    .flatMap((place) =>
      place.position === null ? [] : [{ place, far: distanceBetween(here, place.position) }],
    )
    .filter(({ far }) => far <= distance)
    .sort((a, b) => a.far - b.far)
    .slice(0, cinemas)
    .map(({ place }) => place)
}
