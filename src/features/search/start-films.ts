import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { queries } from '../../page-kit/queries.ts'
import type { SearchHit } from '../../page-models/search.ts'
import { searchQuery } from './search-query.ts'

/** Films that the search modal shows before a query; undefined until they are loaded, empty after a failure. */
export function useStartFilms(): readonly SearchHit[] | undefined {
  const { language } = useRouter().options.context.edition
  const { data, isError } = useQuery(searchQuery({ language, part: 'start', q: '' }), queries)
  return isError ? [] : data
}
