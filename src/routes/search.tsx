import { createFileRoute } from '@tanstack/react-router'
import { readSearch } from '../addresses/page-search.ts'
import { loadPage } from '../page-kit/load-page.ts'
import { searchResultsPage } from '../pages/search/search-results-page.ts'
import { SearchResultsView } from '../pages/search/search-results-view.tsx'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

export const Route = createFileRoute('/$language/search')({
  staticData: { kind: 'search' },
  loaderDeps: readSearch('search'),
  loader: ({ params, deps }) => settlePage(loadPage(searchResultsPage, { ...params, ...deps })),
  head: ({ match, loaderData }) => pageHead(match.context.edition, loaderData),
  component: SearchPage,
})

function SearchPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={SearchResultsView} />
}
