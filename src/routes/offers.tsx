import { createFileRoute } from '@tanstack/react-router'
import { offersPage } from '../page-data/compose/offers-pages.ts'
import { loadPage } from '../page-data/load-page.ts'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'
import { readSearch } from '../routing/page-search.ts'
import { OffersView } from '../views/offers/offers-view.tsx'

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
