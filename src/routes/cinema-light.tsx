// Generated from the table in `src/routing/virtual-routes.ts`.
import { readSearch } from '@marquee/addresses/page-search.ts'
import { createFileRoute } from '@tanstack/react-router'
import { cinemaPage } from '../pages/cinema/cinema-page.ts'
import { CinemaView } from '../pages/cinema/cinema-view.tsx'
import { loadRoute } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

export const Route = createFileRoute('/$language/cinemas/l/$slug')({
  staticData: { kind: 'cinemaLight' },
  loaderDeps: readSearch('cinemaLight'),
  loader: ({ params, deps }) => loadRoute(cinemaPage, { ...params, ...deps, light: true }),
  head: pageHead,
  component: CinemaLightPage,
})

function CinemaLightPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={CinemaView} />
}
