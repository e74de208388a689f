import { createIsomorphicFn } from '@tanstack/react-start'
import { definePage } from '../define-page.ts'
import { ecardsInput } from '../page-input.ts'
import { composeEcards } from './ecards.server.ts'

export const ecardsPage = definePage({
  name: 'ecards',
  texts: ['ecards'],
  onServer: createIsomorphicFn().server(() => ({ input: ecardsInput, compose: composeEcards })),
})
