import { createFileRoute } from '@tanstack/react-router'
import { readSearch } from '../addresses/page-search.ts'
import { loadPage } from '../page-kit/load-page.ts'
import { showPage } from '../pages/show/show-page.ts'
import { ShowView } from '../pages/show/show-view.tsx'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

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
