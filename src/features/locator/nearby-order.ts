import { createSharedValue } from '../../actor-kit/shared-value.ts'
import type { distanceBetween } from '../../page-kit/distance.ts'

const nearby = createSharedValue<readonly string[]>([])
const here = createSharedValue<Parameters<typeof distanceBetween>[0] | null>(null)

export const setNearby = nearby.set
export const setHere = here.set

/** Slugs of the nearby cinemas, nearest first; empty while lists have their own order. */
export const useNearby = nearby.useValue

/** The visitor's position, if that is the chosen place. */
export const useHere = here.useValue
