import { createFileRoute } from '@tanstack/react-router'
import { helpSearchPage } from '../page-data/compose/help-pages.ts'
import { loadPage } from '../page-data/load-page.ts'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'
import { readSearch } from '../routing/page-search.ts'
import { HelpSearchView } from '../views/help/help-search-view.tsx'

export const Route = createFileRoute('/$language/m/help/search')({
  staticData: { kind: 'helpSearchApp' },
  loaderDeps: readSearch('helpSearchApp'),
  loader: ({ params, deps }) => settlePage(loadPage(helpSearchPage, { ...params, ...deps, app: true })),
  head: ({ match, loaderData }) => pageHead(match.context.edition, loaderData),
  component: HelpSearchAppPage,
})

function HelpSearchAppPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={HelpSearchView} />
}
