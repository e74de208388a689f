// Generated from the table in `src/routing/virtual-routes.ts`.
import { readSearch } from '@marquee/addresses/page-search.ts'
import { createFileRoute } from '@tanstack/react-router'
import { offersPage } from '../pages/offers/offers-pages.ts'
import { OffersView } from '../pages/offers/offers-view.tsx'
import { loadRoute } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

export const Route = createFileRoute('/$language/offers')({
  staticData: { kind: 'offers' },
  loaderDeps: readSearch('offers'),
  loader: ({ params, deps }) => loadRoute(offersPage, { ...params, ...deps }),
  head: pageHead,
  component: OffersPage,
})

function OffersPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={OffersView} />
}
