import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { searchSite } from '../../api/search.ts'
import type { SearchHit } from '../../page-models/search.ts'
import { browserQueries } from '../show-details/fetch-show.ts'

/** Films that the search modal shows before a query; undefined until they are loaded, empty after a failure. */
export function useStartFilms(): readonly SearchHit[] | undefined {
  const { language } = useRouter().options.context.edition
  const load = ({ signal }: { readonly signal: AbortSignal }) =>
    searchSite({ language, part: 'start', q: '' }, signal)
  const { data, isError } = useQuery({ queryKey: ['start films', language], queryFn: load }, browserQueries)
  return isError ? [] : data
}
