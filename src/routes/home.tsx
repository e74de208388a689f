import { createFileRoute } from '@tanstack/react-router'
import { readSearch } from '../addresses/page-search.ts'
import { loadPage } from '../page-kit/load-page.ts'
import { homePage } from '../pages/home/home-page.ts'
import { HomeView } from '../pages/home/home-view.tsx'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

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
