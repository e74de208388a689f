import { createFileRoute } from '@tanstack/react-router'
import { loadPageData } from '../page-data/page-data.ts'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'
import { readSearch } from '../routing/page-search.ts'
import { HelpSearchView } from '../views/help/help-search-view.tsx'

export const Route = createFileRoute('/$language/help/search')({
  staticData: { kind: 'helpSearch' },
  loaderDeps: readSearch('helpSearch'),
  loader: ({ params, deps }) => settlePage(loadPageData('helpSearch', { ...params, ...deps, app: false })),
  head: ({ match, loaderData }) => pageHead(match.context.edition, loaderData),
  component: HelpSearchPage,
})

function HelpSearchPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={HelpSearchView} />
}
