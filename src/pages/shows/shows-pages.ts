import { createIsomorphicFn } from '@tanstack/react-start'
import { definePage } from '../../page-kit/define-page.ts'
import { eventsInput, showsInput } from '../../page-kit/page-input.ts'
import { composeEntertainments } from './entertainments.server.ts'
import { composeShows } from './shows.server.ts'

export const showsPage = definePage({
  name: 'shows',
  texts: ['shows'],
  onServer: createIsomorphicFn().server(() => ({ input: showsInput, compose: composeShows })),
})

export const entertainmentsPage = definePage({
  name: 'entertainments',
  texts: ['shows'],
  onServer: createIsomorphicFn().server(() => ({ input: eventsInput, compose: composeEntertainments })),
})
