import { queryOptions } from '@tanstack/react-query'
import { staleTimes } from '#config/stale-times.ts'
import { keys } from '../../api/queries.ts'
import { type SearchQuestion, searchSite } from '../../api/search.ts'

export const searchQuery = (question: SearchQuestion) =>
  queryOptions({
    queryKey: keys.search(question),
    queryFn: ({ signal }) => searchSite(question, signal),
    staleTime: staleTimes.search,
  })
