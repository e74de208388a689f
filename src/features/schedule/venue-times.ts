import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { CinemaTimesModel } from '../../page-models/show.ts'
import { browserQueries, fetchShow } from '../show-details/fetch-show.ts'

export type FetchedVenueTimes =
  | { readonly state: 'loading' | 'failed' }
  | { readonly state: 'loaded'; readonly times: CinemaTimesModel }

/**
 * Times at one more cinema on a film's page, fetched when unfolded. `href` is the
 * film's page for that cinema.
 */
export function useVenueTimes(href: string): FetchedVenueTimes {
  const { edition } = useRouter().options.context
  const { data, status } = useQuery(
    {
      queryKey: ['venueTimes', href],
      queryFn: async (): Promise<CinemaTimesModel> => {
        const { main } = await fetchShow(href, edition)
        if (main === null || main.failed) throw new Error('Failed to load the times')
        return main
      },
    },
    browserQueries,
  )
  if (status === 'success') return { state: 'loaded', times: data }
  if (status === 'error') return { state: 'failed' }
  return { state: 'loading' }
}
