// Generated from the table in `src/routing/virtual-routes.ts`.
import { readSearch } from '@marquee/addresses/page-search.ts'
import { createFileRoute } from '@tanstack/react-router'
import { voucherPage } from '../pages/voucher/voucher-page.ts'
import { VoucherView } from '../pages/voucher/voucher-view.tsx'
import { loadRoute } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

export const Route = createFileRoute('/$language/voucher')({
  staticData: { kind: 'voucher' },
  loaderDeps: readSearch('voucher'),
  loader: ({ params, deps }) => loadRoute(voucherPage, { ...params, ...deps }),
  head: pageHead,
  component: VoucherPage,
})

function VoucherPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={VoucherView} />
}
