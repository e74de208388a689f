// Generated from the table in `src/routing/virtual-routes.ts`.
import { readSearch } from '@marquee/addresses/page-search.ts'
import { createFileRoute } from '@tanstack/react-router'
import { helpSearchPage } from '../pages/help/help-pages.ts'
import { HelpSearchView } from '../pages/help/help-search-view.tsx'
import { loadRoute } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

export const Route = createFileRoute('/$language/help/search')({
  staticData: { kind: 'helpSearch' },
  loaderDeps: readSearch('helpSearch'),
  loader: ({ params, deps }) => loadRoute(helpSearchPage, { ...params, ...deps, app: false }),
  head: pageHead,
  component: HelpSearchPage,
})

function HelpSearchPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={HelpSearchView} />
}
