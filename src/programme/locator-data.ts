import { createIsomorphicFn } from '@tanstack/react-start'
import { staleTimes } from '#config/stale-times.ts'
import type { Language } from '#config/types.ts'
import { definePage } from '../page-kit/define-page.ts'
import { editionInput } from '../page-kit/page-input.ts'
import { pageQuery } from '../page-kit/page-query.ts'
import { composeLocator } from './locator.server.ts'

export const locatorData = definePage({
  name: 'locator',
  texts: ['locator'],
  onServer: createIsomorphicFn().server(() => ({ input: editionInput, compose: composeLocator })),
})

/** Cities with their cinemas, by name. */
export const placesQuery = (language: Language) => pageQuery(locatorData, { language }, staleTimes.places)
