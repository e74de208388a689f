// Generated from the table in `src/routing/virtual-routes.ts`.
import { readSearch } from '@marquee/addresses/page-search.ts'
import { createFileRoute } from '@tanstack/react-router'
import { showPage } from '../pages/show/show-page.ts'
import { ShowView } from '../pages/show/show-view.tsx'
import { loadRoute } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

export const Route = createFileRoute('/$language/events/$slug')({
  staticData: { kind: 'entertainment' },
  loaderDeps: readSearch('entertainment'),
  loader: ({ params, deps }) => loadRoute(showPage, { ...params, ...deps, kind: 'entertainment' }),
  head: pageHead,
  component: EntertainmentPage,
})

function EntertainmentPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={ShowView} />
}
