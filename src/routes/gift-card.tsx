// Generated from the table in `src/routing/virtual-routes.ts`.
import { readSearch } from '@marquee/addresses/page-search.ts'
import { createFileRoute } from '@tanstack/react-router'
import { giftCardPage } from '../pages/gift-card/gift-card-pages.ts'
import { GiftCardView } from '../pages/gift-card/gift-card-view.tsx'
import { loadRoute } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

export const Route = createFileRoute('/$language/giftcard')({
  staticData: { kind: 'giftCard' },
  loaderDeps: readSearch('giftCard'),
  loader: ({ params, deps }) => loadRoute(giftCardPage, { ...params, ...deps }),
  head: pageHead,
  component: GiftCardPage,
})

function GiftCardPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={GiftCardView} />
}
