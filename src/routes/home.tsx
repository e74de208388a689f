// Generated from the table in `src/routing/virtual-routes.ts`.
import { readSearch } from '@marquee/addresses/page-search.ts'
import { createFileRoute } from '@tanstack/react-router'
import { homePage } from '../pages/home/home-page.ts'
import { HomeView } from '../pages/home/home-view.tsx'
import { loadRoute } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

export const Route = createFileRoute('/$language/')({
  staticData: { kind: 'home' },
  loaderDeps: readSearch('home'),
  loader: ({ params, deps }) => loadRoute(homePage, { ...params, ...deps }),
  head: pageHead,
  component: HomePage,
})

function HomePage() {
  return <LoadedView loaded={Route.useLoaderData()} view={HomeView} />
}
