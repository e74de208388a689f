import { createFileRoute } from '@tanstack/react-router'
import { readSearch } from '../addresses/page-search.ts'
import { loadPage } from '../page-kit/load-page.ts'
import { cityPage } from '../pages/city/city-page.ts'
import { CityView } from '../pages/city/city-view.tsx'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

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
