import { createFileRoute } from '@tanstack/react-router'
import { loadPageData } from '../page-data/page-data.ts'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'
import { readSearch } from '../routing/page-search.ts'
import { CityView } from '../views/city/city-view.tsx'

export const Route = createFileRoute('/$language/cinemas/city/$slug')({
  staticData: { kind: 'city' },
  loaderDeps: readSearch('city'),
  loader: ({ params, deps }) => settlePage(loadPageData('city', { ...params, ...deps, light: false })),
  head: ({ match, loaderData }) => pageHead(match.context.edition, loaderData),
  component: CityPage,
})

function CityPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={CityView} />
}
