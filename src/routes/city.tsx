// Generated from the table in `src/routing/virtual-routes.ts`.
import { readSearch } from '@marquee/addresses/page-search.ts'
import { createFileRoute } from '@tanstack/react-router'
import { cityPage } from '../pages/city/city-page.ts'
import { CityView } from '../pages/city/city-view.tsx'
import { loadRoute } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

export const Route = createFileRoute('/$language/cinemas/city/$slug')({
  staticData: { kind: 'city' },
  loaderDeps: readSearch('city'),
  loader: ({ params, deps }) => loadRoute(cityPage, { ...params, ...deps, light: false }),
  head: pageHead,
  component: CityPage,
})

function CityPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={CityView} />
}
