import { createFileRoute } from '@tanstack/react-router'
import { giftCardOrderPage } from '../page-data/compose/gift-card-pages.ts'
import { loadPage } from '../page-data/load-page.ts'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'
import { readSearch } from '../routing/page-search.ts'
import { GiftCardOrderView } from '../views/cards/gift-card-order-view.tsx'

export const Route = createFileRoute('/$language/giftcard/order')({
  staticData: { kind: 'giftCardOrder' },
  loaderDeps: readSearch('giftCardOrder'),
  loader: ({ params, deps }) => settlePage(loadPage(giftCardOrderPage, { ...params, ...deps })),
  head: ({ match, loaderData }) => pageHead(match.context.edition, loaderData),
  component: GiftCardOrderPage,
})

function GiftCardOrderPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={GiftCardOrderView} />
}
