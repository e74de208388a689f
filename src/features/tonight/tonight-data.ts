import { createIsomorphicFn } from '@tanstack/react-start'
import { definePage } from '../../page-kit/define-page.ts'
import { listInput } from '../../page-kit/page-input.ts'
import { composeTonight } from './tonight.server.ts'

/** Filters: `localisation`, a cinema, a city or the capital's region; `date`, only that day. */
export const tonightData = definePage({
  name: 'tonight',
  texts: [],
  onServer: createIsomorphicFn().server(() => ({ input: listInput, compose: composeTonight })),
})
