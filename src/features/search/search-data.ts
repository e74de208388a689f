import { createIsomorphicFn } from '@tanstack/react-start'
import { definePage } from '../../page-kit/define-page.ts'
import { searchInput } from '../../page-kit/page-input.ts'
import { composeSearch } from './search.server.ts'

export const searchData = definePage({
  name: 'search',
  texts: [],
  onServer: createIsomorphicFn().server(() => ({ input: searchInput, compose: composeSearch })),
})
