import { createFileRoute } from '@tanstack/react-router'
import { showPage } from '../page-data/compose/show-page.ts'
import { loadPage } from '../page-data/load-page.ts'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'
import { readSearch } from '../routing/page-search.ts'
import { ShowView } from '../views/show/show-view.tsx'

export const Route = createFileRoute('/$language/events/$slug')({
  staticData: { kind: 'entertainment' },
  loaderDeps: readSearch('entertainment'),
  loader: ({ params, deps }) => settlePage(loadPage(showPage, { ...params, ...deps, kind: 'entertainment' })),
  head: ({ match, loaderData }) => pageHead(match.context.edition, loaderData),
  component: EntertainmentPage,
})

function EntertainmentPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={ShowView} />
}
