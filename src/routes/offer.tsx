import { createFileRoute } from '@tanstack/react-router'
import { readSearch } from '../addresses/page-search.ts'
import { loadPage } from '../page-kit/load-page.ts'
import { OfferView } from '../pages/offers/offer-view.tsx'
import { offerPage } from '../pages/offers/offers-pages.ts'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

export const Route = createFileRoute('/$language/offers/$slug')({
  staticData: { kind: 'offer' },
  loaderDeps: readSearch('offer'),
  loader: ({ params, deps }) => settlePage(loadPage(offerPage, { ...params, ...deps })),
  head: ({ match, loaderData }) => pageHead(match.context.edition, loaderData),
  component: OfferPage,
})

function OfferPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={OfferView} />
}
