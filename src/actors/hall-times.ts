import { QueryClient, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { CinemaTimesModel } from '../page-data/models/pages.ts'
import { loadPageData } from '../page-data/page-data.ts'

/** Of the browser alone: nothing is asked while a page is rendered on the server. */
const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false } } })

export type HallTimes = { readonly state: 'loading' | 'failed' } | { readonly state: 'loaded'; readonly times: CinemaTimesModel }

/** Times of one more cinema on a film's page, asked once the visitor has unfolded it. `href` is the film's page for that cinema. */
export function useHallTimes(href: string): HallTimes {
  const { edition } = useRouter().options.context
  const { data, status } = useQuery(
    {
      queryKey: ['hall', href],
      queryFn: async (): Promise<CinemaTimesModel> => {
        const match = edition.paths.match(href)
        const kind = match?.kind === 'entertainment' ? 'entertainment' : 'show'
        const answer = await loadPageData('show', { language: edition.language, slug: match?.params.slug ?? '', kind, filters: match?.filters })
        if (answer.outcome !== 'found' || answer.page.main === null || answer.page.main.failed) throw new Error('The times did not come')
        return answer.page.main
      },
    },
    queries,
  )
  if (status === 'success') return { state: 'loaded', times: data }
  if (status === 'error') return { state: 'failed' }
  return { state: 'loading' }
}
