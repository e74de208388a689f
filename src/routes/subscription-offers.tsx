import { createFileRoute } from '@tanstack/react-router'
import { readSearch } from '../addresses/page-search.ts'
import { loadPage } from '../page-kit/load-page.ts'
import { subscriptionOffersPage } from '../pages/subscriptions/subscription-offers-page.ts'
import { SubscriptionOffersView } from '../pages/subscriptions/subscription-offers-view.tsx'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

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
