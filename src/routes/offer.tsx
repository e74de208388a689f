// Generated from the table in `src/routing/virtual-routes.ts`.
import { readSearch } from '@marquee/addresses/page-search.ts'
import { createFileRoute } from '@tanstack/react-router'
import { OfferView } from '../pages/offers/offer-view.tsx'
import { offerPage } from '../pages/offers/offers-pages.ts'
import { loadRoute } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

export const Route = createFileRoute('/$language/offers/$slug')({
  staticData: { kind: 'offer' },
  loaderDeps: readSearch('offer'),
  loader: ({ params, deps }) => loadRoute(offerPage, { ...params, ...deps }),
  head: pageHead,
  component: OfferPage,
})

function OfferPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={OfferView} />
}
