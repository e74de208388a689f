import { createIsomorphicFn } from '@tanstack/react-start'
import { definePage } from '../../page-kit/define-page.ts'
import { lightableInput } from '../../page-kit/page-input.ts'
import { composeCity } from './city.server.ts'

export const cityPage = definePage({
  name: 'city',
  texts: ['city', 'cinema'],
  onServer: createIsomorphicFn().server(() => ({ input: lightableInput, compose: composeCity })),
})
