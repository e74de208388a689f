import { useRouter } from '@tanstack/react-router'
import { useFetched } from '../../page-kit/use-fetched.ts'
import type { SearchHit } from '../../page-models/search.ts'
import { searchQuery } from './search-query.ts'

/** Films that the search modal shows before a query; undefined until they are loaded, empty after a failure. */
export function useStartFilms(): readonly SearchHit[] | undefined {
  const { language } = useRouter().options.context.edition
  const { data, isError } = useFetched(searchQuery({ language, part: 'start', q: '' }))
  return isError ? [] : data
}
