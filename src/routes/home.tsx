import { createFileRoute } from '@tanstack/react-router'
import { homePage } from '../page-data/compose/home-page.ts'
import { loadPage } from '../page-data/load-page.ts'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'
import { readSearch } from '../routing/page-search.ts'
import { HomeView } from '../views/home/home-view.tsx'

export const Route = createFileRoute('/$language/')({
  staticData: { kind: 'home' },
  loaderDeps: readSearch('home'),
  loader: ({ params, deps }) => settlePage(loadPage(homePage, { ...params, ...deps })),
  head: ({ match, loaderData }) => pageHead(match.context.edition, loaderData),
  component: HomePage,
})

function HomePage() {
  return <LoadedView loaded={Route.useLoaderData()} view={HomeView} />
}
