import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { ShowPage } from '../../page-models/show.ts'
import { browserQueries, fetchShow } from './fetch-show.ts'

export type ShowDetails =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'loaded'; readonly page: ShowPage }

export function useShowDetails(href: string): ShowDetails {
  const { edition } = useRouter().options.context
  const { data, isFetching, refetch } = useQuery(
    { queryKey: ['show', href], queryFn: () => fetchShow(href, edition) },
    browserQueries,
  )
  if (data) return { state: 'loaded', page: data }
  return isFetching ? { state: 'loading' } : { state: 'failed', retry: () => void refetch() }
}
