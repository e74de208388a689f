import { createSharedValue } from '../../actor-kit/shared-value.ts'

const { set, useValue } = createSharedValue<readonly string[]>([])

export const setNearby = set

/** Slugs of the nearby cinemas, nearest first; empty while lists have their own order. */
export const useNearby = useValue
