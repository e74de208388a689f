import { staleTimes } from '#config/stale-times.ts'
import type { Language } from '#config/types.ts'
import { pageQuery } from '../page-kit/page-query.ts'
import { locatorData } from './locator-data.ts'

/** Cities with their cinemas, by name. */
export const placesQuery = (language: Language) => pageQuery(locatorData, { language }, staleTimes.places)
