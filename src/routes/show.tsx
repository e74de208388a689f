// Generated from the table in `src/routing/virtual-routes.ts`.
import { readSearch } from '@marquee/addresses/page-search.ts'
import { createFileRoute } from '@tanstack/react-router'
import { showPage } from '../pages/show/show-page.ts'
import { ShowView } from '../pages/show/show-view.tsx'
import { loadRoute } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

export const Route = createFileRoute('/$language/films/$slug')({
  staticData: { kind: 'show' },
  loaderDeps: readSearch('show'),
  loader: ({ params, deps }) => loadRoute(showPage, { ...params, ...deps, kind: 'show' }),
  head: pageHead,
  component: ShowPage,
})

function ShowPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={ShowView} />
}
