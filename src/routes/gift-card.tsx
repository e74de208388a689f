import { createFileRoute } from '@tanstack/react-router'
import { readSearch } from '../addresses/page-search.ts'
import { loadPage } from '../page-kit/load-page.ts'
import { giftCardPage } from '../pages/gift-card/gift-card-pages.ts'
import { GiftCardView } from '../pages/gift-card/gift-card-view.tsx'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

export const Route = createFileRoute('/$language/giftcard')({
  staticData: { kind: 'giftCard' },
  loaderDeps: readSearch('giftCard'),
  loader: ({ params, deps }) => settlePage(loadPage(giftCardPage, { ...params, ...deps })),
  head: ({ match, loaderData }) => pageHead(match.context.edition, loaderData),
  component: GiftCardPage,
})

function GiftCardPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={GiftCardView} />
}
