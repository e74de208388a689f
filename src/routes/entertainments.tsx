import { createFileRoute } from '@tanstack/react-router'
import { readSearch } from '../addresses/page-search.ts'
import { loadPage } from '../page-kit/load-page.ts'
import { entertainmentsPage } from '../pages/shows/shows-pages.ts'
import { ShowsView } from '../pages/shows/shows-view.tsx'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

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
