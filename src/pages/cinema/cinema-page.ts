import { createIsomorphicFn } from '@tanstack/react-start'
import { definePage } from '../../page-kit/define-page.ts'
import { cinemaInput } from '../../page-kit/page-input.ts'
import { composeCinema } from './cinema.server.ts'

export const cinemaPage = definePage({
  name: 'cinema',
  texts: ['cinema'],
  onServer: createIsomorphicFn().server(() => ({ input: cinemaInput, compose: composeCinema })),
})
