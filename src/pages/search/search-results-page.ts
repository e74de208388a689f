import { createIsomorphicFn } from '@tanstack/react-start'
import { definePage } from '../../page-kit/define-page.ts'
import { searchResultsInput } from '../../page-kit/page-input.ts'
import { composeSearchResults } from './search-results.server.ts'

export const searchResultsPage = definePage({
  name: 'searchResults',
  texts: ['search'],
  onServer: createIsomorphicFn().server(() => ({ input: searchResultsInput, compose: composeSearchResults })),
})
