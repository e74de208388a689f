import { createFileRoute } from '@tanstack/react-router'
import { searchResultsPage } from '../page-data/compose/search-results-page.ts'
import { loadPage } from '../page-data/load-page.ts'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'
import { readSearch } from '../routing/page-search.ts'
import { SearchResultsView } from '../views/search/search-results-view.tsx'

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
