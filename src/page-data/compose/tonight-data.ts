import { createIsomorphicFn } from '@tanstack/react-start'
import { definePage } from '../define-page.ts'
import { detailInput } from '../page-input.ts'
import { composeTonight } from './tonight.server.ts'

export const tonightData = definePage({
  name: 'tonight',
  texts: [],
  onServer: createIsomorphicFn().server(() => ({ input: detailInput, compose: composeTonight })),
})
