import { QueryClient } from '@tanstack/react-query'
import type { Edition } from '../../document/edition.ts'
import { loadPage } from '../../page-kit/load-page.ts'
import type { ShowPage } from '../../page-models/show.ts'
import { showPage } from '../../pages/show/show-page.ts'

/** Of the browser alone: nothing is asked while a page is rendered on the server, and what was looked at once is there the next time. */
export const browserQueries = new QueryClient({
  defaultOptions: { queries: { staleTime: 60_000, retry: false } },
})

/** What the page of a film or an event at an address says. Rejects where it does not come. */
export async function askShow(href: string, edition: Pick<Edition, 'paths' | 'language'>): Promise<ShowPage> {
  const match = edition.paths.match(href)
  const kind = match?.kind === 'entertainment' ? 'entertainment' : 'show'
  const result = await loadPage(showPage, {
    language: edition.language,
    slug: match?.params.slug ?? '',
    kind,
    filters: match?.filters,
  })
  if (result.outcome !== 'found') throw new Error('The show did not come')
  return result.page
}
