import { queryOptions } from '@tanstack/react-query'
import { staleTimes } from '../../../config/stale-times.ts'
import { type SearchQuestion, searchSite } from '../../api/search.ts'
import { keys } from '../../page-kit/queries.ts'

export const searchQuery = (question: SearchQuestion) =>
  queryOptions({
    queryKey: keys.search(question),
    queryFn: ({ signal }) => searchSite(question, signal),
    staleTime: staleTimes.search,
  })
