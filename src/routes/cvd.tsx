// Generated from the table in `src/routing/virtual-routes.ts`.
import { readSearch } from '@marquee/addresses/page-search.ts'
import { createFileRoute } from '@tanstack/react-router'
import { informationPage } from '../pages/information/information-pages.ts'
import { InformationView } from '../pages/information/information-view.tsx'
import { loadRoute } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

export const Route = createFileRoute('/$language/cvd')({
  staticData: { kind: 'cvd' },
  loaderDeps: readSearch('cvd'),
  loader: ({ params, deps }) => loadRoute(informationPage, { ...params, ...deps, slug: 'cvd', kind: 'cvd' }),
  head: pageHead,
  component: CvdPage,
})

function CvdPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={InformationView} />
}
