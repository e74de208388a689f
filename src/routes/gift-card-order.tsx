// Generated from the table in `src/routing/virtual-routes.ts`.
import { readSearch } from '@marquee/addresses/page-search.ts'
import { createFileRoute } from '@tanstack/react-router'
import { GiftCardOrderView } from '../pages/gift-card/gift-card-order-view.tsx'
import { giftCardOrderPage } from '../pages/gift-card/gift-card-pages.ts'
import { loadRoute } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

export const Route = createFileRoute('/$language/giftcard/order')({
  staticData: { kind: 'giftCardOrder' },
  loaderDeps: readSearch('giftCardOrder'),
  loader: ({ params, deps }) => loadRoute(giftCardOrderPage, { ...params, ...deps }),
  head: pageHead,
  component: GiftCardOrderPage,
})

function GiftCardOrderPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={GiftCardOrderView} />
}
