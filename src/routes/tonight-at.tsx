// Generated from the table in `src/routing/virtual-routes.ts`.
import { readSearch } from '@marquee/addresses/page-search.ts'
import { createFileRoute } from '@tanstack/react-router'
import { TonightAtView } from '../pages/tonight/tonight-at-view.tsx'
import { tonightAtPage } from '../pages/tonight/tonight-pages.ts'
import { loadRoute } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

export const Route = createFileRoute('/$language/tonight/$slug')({
  staticData: { kind: 'tonightAt' },
  loaderDeps: readSearch('tonightAt'),
  loader: ({ params, deps }) => loadRoute(tonightAtPage, { ...params, ...deps }),
  head: pageHead,
  component: TonightAtPage,
})

function TonightAtPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={TonightAtView} />
}
