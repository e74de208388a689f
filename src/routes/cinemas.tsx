// Generated from the table in `src/routing/virtual-routes.ts`.
import { readSearch } from '@marquee/addresses/page-search.ts'
import { createFileRoute } from '@tanstack/react-router'
import { cinemasPage } from '../pages/cinemas/cinemas-page.ts'
import { CinemasView } from '../pages/cinemas/cinemas-view.tsx'
import { loadRoute } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

export const Route = createFileRoute('/$language/cinemas')({
  staticData: { kind: 'cinemas' },
  loaderDeps: readSearch('cinemas'),
  loader: ({ params, deps }) => loadRoute(cinemasPage, { ...params, ...deps }),
  head: pageHead,
  component: CinemasPage,
})

function CinemasPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={CinemasView} />
}
