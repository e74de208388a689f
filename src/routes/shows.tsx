// Generated from the table in `src/routing/virtual-routes.ts`.
import { readSearch } from '@marquee/addresses/page-search.ts'
import { createFileRoute } from '@tanstack/react-router'
import { showsPage } from '../pages/shows/shows-pages.ts'
import { ShowsView } from '../pages/shows/shows-view.tsx'
import { loadRoute } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

export const Route = createFileRoute('/$language/films')({
  staticData: { kind: 'shows' },
  loaderDeps: readSearch('shows'),
  loader: ({ params, deps }) => loadRoute(showsPage, { ...params, ...deps }),
  head: pageHead,
  component: ShowsPage,
})

function ShowsPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={ShowsView} />
}
