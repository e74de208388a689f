import { createFileRoute } from '@tanstack/react-router'
import { readSearch } from '../addresses/page-search.ts'
import { loadPage } from '../page-kit/load-page.ts'
import { voucherPage } from '../pages/voucher/voucher-page.ts'
import { VoucherView } from '../pages/voucher/voucher-view.tsx'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

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
