// Generated from the table in `src/routing/virtual-routes.ts`.
import { readSearch } from '@marquee/addresses/page-search.ts'
import { createFileRoute } from '@tanstack/react-router'
import { informationPage } from '../pages/information/information-pages.ts'
import { InformationView } from '../pages/information/information-view.tsx'
import { loadRoute } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

export const Route = createFileRoute('/$language/info/$slug')({
  staticData: { kind: 'information' },
  loaderDeps: readSearch('information'),
  loader: ({ params, deps }) => loadRoute(informationPage, { ...params, ...deps, kind: 'information' }),
  head: pageHead,
  component: InformationPage,
})

function InformationPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={InformationView} />
}
