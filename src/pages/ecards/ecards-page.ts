import { createIsomorphicFn } from '@tanstack/react-start'
import { definePage } from '../../page-kit/define-page.ts'
import { ecardsInput } from '../../page-kit/page-input.ts'
import { composeEcards } from './ecards.server.ts'

export const ecardsPage = definePage({
  name: 'ecards',
  texts: ['ecards'],
  onServer: createIsomorphicFn().server(() => ({ input: ecardsInput, compose: composeEcards })),
})
