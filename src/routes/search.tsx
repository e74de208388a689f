// Generated from the table in `src/routing/virtual-routes.ts`.
import { readSearch } from '@marquee/addresses/page-search.ts'
import { createFileRoute } from '@tanstack/react-router'
import { searchResultsPage } from '../pages/search/search-results-page.ts'
import { SearchResultsView } from '../pages/search/search-results-view.tsx'
import { loadRoute } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

export const Route = createFileRoute('/$language/search')({
  staticData: { kind: 'search' },
  loaderDeps: readSearch('search'),
  loader: ({ params, deps }) => loadRoute(searchResultsPage, { ...params, ...deps }),
  head: pageHead,
  component: SearchPage,
})

function SearchPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={SearchResultsView} />
}
