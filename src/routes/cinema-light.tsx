import { createFileRoute } from '@tanstack/react-router'
import { cinemaPage } from '../page-data/compose/cinema-page.ts'
import { loadPage } from '../page-data/load-page.ts'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'
import { readSearch } from '../routing/page-search.ts'
import { CinemaView } from '../views/cinema/cinema-view.tsx'

export const Route = createFileRoute('/$language/cinemas/l/$slug')({
  staticData: { kind: 'cinemaLight' },
  loaderDeps: readSearch('cinemaLight'),
  loader: ({ params, deps }) => settlePage(loadPage(cinemaPage, { ...params, ...deps, light: true })),
  head: ({ match, loaderData }) => pageHead(match.context.edition, loaderData),
  component: CinemaLightPage,
})

function CinemaLightPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={CinemaView} />
}
