import { createFileRoute } from '@tanstack/react-router'
import { loadPageData } from '../page-data/page-data.ts'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'
import { readSearch } from '../routing/page-search.ts'
import { HomeView } from '../views/home/home-view.tsx'

export const Route = createFileRoute('/$language/')({
  staticData: { kind: 'home' },
  loaderDeps: readSearch('home'),
  loader: ({ params, deps }) => settlePage(loadPageData('home', { ...params, ...deps })),
  head: ({ match, loaderData }) => pageHead(match.context.edition, loaderData),
  component: HomePage,
})

function HomePage() {
  return <LoadedView loaded={Route.useLoaderData()} view={HomeView} />
}
