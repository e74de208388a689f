import { createFileRoute } from '@tanstack/react-router'
import { offerPage } from '../page-data/compose/offers-pages.ts'
import { loadPage } from '../page-data/load-page.ts'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'
import { readSearch } from '../routing/page-search.ts'
import { OfferView } from '../views/offers/offer-view.tsx'

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
