import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { searchSite } from '../../api/search.ts'
import type { SearchHit } from '../../page-models/search.ts'
import { browserQueries } from '../show-details/fetch-show.ts'

const none: readonly SearchHit[] = []

/** Films that the search modal shows before a query; empty until they are loaded or after a failure. */
export function useStartFilms(): readonly SearchHit[] {
  const { language } = useRouter().options.context.edition
  const load = ({ signal }: { readonly signal: AbortSignal }) =>
    searchSite({ language, part: 'start', q: '' }, signal)
  return useQuery({ queryKey: ['start films', language], queryFn: load }, browserQueries).data ?? none
}
