import { createIsomorphicFn } from '@tanstack/react-start'
import { definePage } from '../../page-kit/define-page.ts'
import { editionInput } from '../../page-kit/page-input.ts'
import { composeFilmIdentities } from './film-identities.server.ts'

/** What identifies the films of the site: the same for every visitor, so lists are matched on their device. */
export const filmIdentitiesData = definePage({
  name: 'filmIdentities',
  texts: [],
  onServer: createIsomorphicFn().server(() => ({ input: editionInput, compose: composeFilmIdentities })),
})
