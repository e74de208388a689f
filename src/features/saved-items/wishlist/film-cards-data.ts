import { createIsomorphicFn } from '@tanstack/react-start'
import { definePage } from '../../../page-kit/define-page.ts'
import { editionInput } from '../../../page-kit/page-input.ts'
import { composeFilmCards } from './film-cards.server.ts'

/** Cards of all films and events: the same for every visitor, so a list stays on its device. */
export const filmCardsData = definePage({
  name: 'filmCards',
  texts: [],
  onServer: createIsomorphicFn().server(() => ({ input: editionInput, compose: composeFilmCards })),
})
