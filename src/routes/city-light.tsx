// Generated from the table in `src/routing/virtual-routes.ts`.
import { readSearch } from '@marquee/addresses/page-search.ts'
import { createFileRoute } from '@tanstack/react-router'
import { cityPage } from '../pages/city/city-page.ts'
import { CityView } from '../pages/city/city-view.tsx'
import { loadRoute } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

export const Route = createFileRoute('/$language/city-list/$slug')({
  staticData: { kind: 'cityLight' },
  loaderDeps: readSearch('cityLight'),
  loader: ({ params, deps }) => loadRoute(cityPage, { ...params, ...deps, light: true }),
  head: pageHead,
  component: CityLightPage,
})

function CityLightPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={CityView} />
}
