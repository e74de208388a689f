import { QueryClient } from '@tanstack/react-query'
import type { Edition } from '../../document/edition.ts'
import { loadPage } from '../../page-kit/load-page.ts'
import type { ShowPage } from '../../page-models/show.ts'
import { showPage } from '../../pages/show/show-page.ts'

/** Browser only: nothing is requested during server rendering, and responses are cached. */
export const browserQueries = new QueryClient({
  defaultOptions: { queries: { staleTime: 60_000, retry: false } },
})

/** The page data of a show by address. Rejects on failure. */
export async function fetchShow(
  href: string,
  edition: Pick<Edition, 'paths' | 'language'>,
): Promise<ShowPage> {
  const match = edition.paths.match(href)
  const kind = match?.kind === 'entertainment' ? 'entertainment' : 'show'
  const result = await loadPage(showPage, {
    language: edition.language,
    slug: match?.params.slug ?? '',
    kind,
    filters: match?.filters,
  })
  if (result.outcome !== 'found') throw new Error('Failed to load the show')
  return result.page
}
