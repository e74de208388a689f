// Generated from the table in `src/routing/virtual-routes.ts`.
import { readSearch } from '@marquee/addresses/page-search.ts'
import { createFileRoute } from '@tanstack/react-router'
import { GiftCardBalanceView } from '../pages/gift-card/gift-card-balance-view.tsx'
import { giftCardBalancePage } from '../pages/gift-card/gift-card-pages.ts'
import { loadRoute } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

export const Route = createFileRoute('/$language/giftcard/balance')({
  staticData: { kind: 'giftCardBalance' },
  loaderDeps: readSearch('giftCardBalance'),
  loader: ({ params, deps }) => loadRoute(giftCardBalancePage, { ...params, ...deps }),
  head: pageHead,
  component: GiftCardBalancePage,
})

function GiftCardBalancePage() {
  return <LoadedView loaded={Route.useLoaderData()} view={GiftCardBalanceView} />
}
