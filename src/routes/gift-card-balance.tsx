import { createFileRoute } from '@tanstack/react-router'
import { readSearch } from '../addresses/page-search.ts'
import { loadPage } from '../page-kit/load-page.ts'
import { GiftCardBalanceView } from '../pages/gift-card/gift-card-balance-view.tsx'
import { giftCardBalancePage } from '../pages/gift-card/gift-card-pages.ts'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

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
