import { createFileRoute } from '@tanstack/react-router'
import { readSearch } from '../addresses/page-search.ts'
import { loadPage } from '../page-kit/load-page.ts'
import { offersPage } from '../pages/offers/offers-pages.ts'
import { OffersView } from '../pages/offers/offers-view.tsx'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

export const Route = createFileRoute('/$language/offers')({
  staticData: { kind: 'offers' },
  loaderDeps: readSearch('offers'),
  loader: ({ params, deps }) => settlePage(loadPage(offersPage, { ...params, ...deps })),
  head: ({ match, loaderData }) => pageHead(match.context.edition, loaderData),
  component: OffersPage,
})

function OffersPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={OffersView} />
}
