import { createFileRoute } from '@tanstack/react-router'
import { voucherPage } from '../page-data/compose/voucher-page.ts'
import { loadPage } from '../page-data/load-page.ts'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'
import { readSearch } from '../routing/page-search.ts'
import { VoucherView } from '../views/cards/voucher-view.tsx'

export const Route = createFileRoute('/$language/voucher')({
  staticData: { kind: 'voucher' },
  loaderDeps: readSearch('voucher'),
  loader: ({ params, deps }) => settlePage(loadPage(voucherPage, { ...params, ...deps })),
  head: ({ match, loaderData }) => pageHead(match.context.edition, loaderData),
  component: VoucherPage,
})

function VoucherPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={VoucherView} />
}
