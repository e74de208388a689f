import { createFileRoute } from '@tanstack/react-router'
import { showsPage } from '../page-data/compose/shows-pages.ts'
import { loadPage } from '../page-data/load-page.ts'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'
import { readSearch } from '../routing/page-search.ts'
import { ShowsView } from '../views/shows/shows-view.tsx'

export const Route = createFileRoute('/$language/films')({
  staticData: { kind: 'shows' },
  loaderDeps: readSearch('shows'),
  loader: ({ params, deps }) => settlePage(loadPage(showsPage, { ...params, ...deps })),
  head: ({ match, loaderData }) => pageHead(match.context.edition, loaderData),
  component: ShowsPage,
})

function ShowsPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={ShowsView} />
}
