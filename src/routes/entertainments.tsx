import { createFileRoute } from '@tanstack/react-router'
import { loadPageData } from '../page-data/page-data.ts'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'
import { readSearch } from '../routing/page-search.ts'
import { ShowsView } from '../views/shows/shows-view.tsx'

export const Route = createFileRoute('/$language/events')({
  staticData: { kind: 'entertainments' },
  loaderDeps: readSearch('entertainments'),
  loader: ({ params, deps }) => settlePage(loadPageData('entertainments', { ...params, ...deps })),
  head: ({ match, loaderData }) => pageHead(match.context.edition, loaderData),
  component: EntertainmentsPage,
})

function EntertainmentsPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={ShowsView} />
}
