import { createFileRoute } from '@tanstack/react-router'
import { cityPage } from '../page-data/compose/city-page.ts'
import { loadPage } from '../page-data/load-page.ts'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'
import { readSearch } from '../routing/page-search.ts'
import { CityView } from '../views/city/city-view.tsx'

export const Route = createFileRoute('/$language/city-list/$slug')({
  staticData: { kind: 'cityLight' },
  loaderDeps: readSearch('cityLight'),
  loader: ({ params, deps }) => settlePage(loadPage(cityPage, { ...params, ...deps, light: true })),
  head: ({ match, loaderData }) => pageHead(match.context.edition, loaderData),
  component: CityLightPage,
})

function CityLightPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={CityView} />
}
