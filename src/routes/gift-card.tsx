import { createFileRoute } from '@tanstack/react-router'
import { giftCardPage } from '../page-data/compose/gift-card-pages.ts'
import { loadPage } from '../page-data/load-page.ts'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'
import { readSearch } from '../routing/page-search.ts'
import { GiftCardView } from '../views/cards/gift-card-view.tsx'

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
