import { createIsomorphicFn } from '@tanstack/react-start'
import { definePage } from '../../page-kit/define-page.ts'
import { editionInput } from '../../page-kit/page-input.ts'
import { composeHome } from './home.server.ts'

export const homePage = definePage({
  name: 'home',
  texts: ['home', 'show'],
  onServer: createIsomorphicFn().server(() => ({ input: editionInput, compose: composeHome })),
})
