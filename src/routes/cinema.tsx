import { createFileRoute } from '@tanstack/react-router'
import { readSearch } from '../addresses/page-search.ts'
import { loadPage } from '../page-kit/load-page.ts'
import { cinemaPage } from '../pages/cinema/cinema-page.ts'
import { CinemaView } from '../pages/cinema/cinema-view.tsx'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

export const Route = createFileRoute('/$language/cinemas/$slug')({
  staticData: { kind: 'cinema' },
  loaderDeps: readSearch('cinema'),
  loader: ({ params, deps }) => settlePage(loadPage(cinemaPage, { ...params, ...deps, light: false })),
  head: ({ match, loaderData }) => pageHead(match.context.edition, loaderData),
  component: CinemaPage,
})

function CinemaPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={CinemaView} />
}
