import { createFileRoute } from '@tanstack/react-router'
import { cityPage } from '../page-data/compose/city-page.ts'
import { loadPage } from '../page-data/load-page.ts'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'
import { readSearch } from '../routing/page-search.ts'
import { CityView } from '../views/city/city-view.tsx'

export const Route = createFileRoute('/$language/cinemas/city/$slug')({
  staticData: { kind: 'city' },
  loaderDeps: readSearch('city'),
  loader: ({ params, deps }) => settlePage(loadPage(cityPage, { ...params, ...deps, light: false })),
  head: ({ match, loaderData }) => pageHead(match.context.edition, loaderData),
  component: CityPage,
})

function CityPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={CityView} />
}
