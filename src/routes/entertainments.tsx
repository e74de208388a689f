// Generated from the table in `src/routing/virtual-routes.ts`.
import { readSearch } from '@marquee/addresses/page-search.ts'
import { createFileRoute } from '@tanstack/react-router'
import { entertainmentsPage } from '../pages/shows/shows-pages.ts'
import { ShowsView } from '../pages/shows/shows-view.tsx'
import { loadRoute } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

export const Route = createFileRoute('/$language/events')({
  staticData: { kind: 'entertainments' },
  loaderDeps: readSearch('entertainments'),
  loader: ({ params, deps }) => loadRoute(entertainmentsPage, { ...params, ...deps }),
  head: pageHead,
  component: EntertainmentsPage,
})

function EntertainmentsPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={ShowsView} />
}
