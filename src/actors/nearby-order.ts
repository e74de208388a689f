import { createToldValue } from './told-value.ts'

const { tell, useValue } = createToldValue<readonly string[]>([])

/** Told by the locator while a choice orders lists by nearness. */
export const tellNearby = tell

/** Slugs of the cinemas nearby, nearest first; none as long as lists have an order of their own. */
export const useNearby = useValue
