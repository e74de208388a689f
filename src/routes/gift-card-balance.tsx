import { createFileRoute } from '@tanstack/react-router'
import { giftCardBalancePage } from '../page-data/compose/gift-card-pages.ts'
import { loadPage } from '../page-data/load-page.ts'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'
import { readSearch } from '../routing/page-search.ts'
import { GiftCardBalanceView } from '../views/cards/gift-card-balance-view.tsx'

export const Route = createFileRoute('/$language/giftcard/balance')({
  staticData: { kind: 'giftCardBalance' },
  loaderDeps: readSearch('giftCardBalance'),
  loader: ({ params, deps }) => settlePage(loadPage(giftCardBalancePage, { ...params, ...deps })),
  head: ({ match, loaderData }) => pageHead(match.context.edition, loaderData),
  component: GiftCardBalancePage,
})

function GiftCardBalancePage() {
  return <LoadedView loaded={Route.useLoaderData()} view={GiftCardBalanceView} />
}
