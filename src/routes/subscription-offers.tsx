import { createFileRoute } from '@tanstack/react-router'
import { subscriptionOffersPage } from '../page-data/compose/subscription-offers-page.ts'
import { loadPage } from '../page-data/load-page.ts'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'
import { readSearch } from '../routing/page-search.ts'
import { SubscriptionOffersView } from '../views/subscriptions/subscription-offers-view.tsx'

export const Route = createFileRoute('/$language/subscription')({
  staticData: { kind: 'subscriptionOffers' },
  loaderDeps: readSearch('subscriptionOffers'),
  loader: ({ params, deps }) => settlePage(loadPage(subscriptionOffersPage, { ...params, ...deps })),
  head: ({ match, loaderData }) => pageHead(match.context.edition, loaderData),
  component: SubscriptionOffersPage,
})

function SubscriptionOffersPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={SubscriptionOffersView} />
}
