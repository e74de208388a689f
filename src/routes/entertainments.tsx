import { createFileRoute } from '@tanstack/react-router'
import { entertainmentsPage } from '../page-data/compose/shows-pages.ts'
import { loadPage } from '../page-data/load-page.ts'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'
import { readSearch } from '../routing/page-search.ts'
import { ShowsView } from '../views/shows/shows-view.tsx'

export const Route = createFileRoute('/$language/events')({
  staticData: { kind: 'entertainments' },
  loaderDeps: readSearch('entertainments'),
  loader: ({ params, deps }) => settlePage(loadPage(entertainmentsPage, { ...params, ...deps })),
  head: ({ match, loaderData }) => pageHead(match.context.edition, loaderData),
  component: EntertainmentsPage,
})

function EntertainmentsPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={ShowsView} />
}
