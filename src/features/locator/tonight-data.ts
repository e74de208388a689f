import { createIsomorphicFn } from '@tanstack/react-start'
import { definePage } from '../../page-kit/define-page.ts'
import { detailInput } from '../../page-kit/page-input.ts'
import { composeTonight } from './tonight.server.ts'

export const tonightData = definePage({
  name: 'tonight',
  texts: [],
  onServer: createIsomorphicFn().server(() => ({ input: detailInput, compose: composeTonight })),
})
