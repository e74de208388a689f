import { createSharedValue } from '../../actor-kit/shared-value.ts'

const { set, useValue } = createSharedValue<readonly string[]>([])

/** Told by the locator while a choice orders lists by nearness. */
export const setNearby = set

/** Slugs of the cinemas nearby, nearest first; none as long as lists have an order of their own. */
export const useNearby = useValue
