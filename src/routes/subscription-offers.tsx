// Generated from the table in `src/routing/virtual-routes.ts`.
import { readSearch } from '@marquee/addresses/page-search.ts'
import { createFileRoute } from '@tanstack/react-router'
import { subscriptionOffersPage } from '../pages/subscriptions/subscription-offers-page.ts'
import { SubscriptionOffersView } from '../pages/subscriptions/subscription-offers-view.tsx'
import { loadRoute } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

export const Route = createFileRoute('/$language/subscription')({
  staticData: { kind: 'subscriptionOffers' },
  loaderDeps: readSearch('subscriptionOffers'),
  loader: ({ params, deps }) => loadRoute(subscriptionOffersPage, { ...params, ...deps }),
  head: pageHead,
  component: SubscriptionOffersPage,
})

function SubscriptionOffersPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={SubscriptionOffersView} />
}
