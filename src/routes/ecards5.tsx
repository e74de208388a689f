// Generated from the table in `src/routing/virtual-routes.ts`.
import { readSearch } from '@marquee/addresses/page-search.ts'
import { createFileRoute } from '@tanstack/react-router'
import { ecardsPage } from '../pages/ecards/ecards-page.ts'
import { EcardsView } from '../pages/ecards/ecards-view.tsx'
import { loadRoute } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

export const Route = createFileRoute('/$language/e-cards-5-seats')({
  staticData: { kind: 'ecards5' },
  loaderDeps: readSearch('ecards5'),
  loader: ({ params, deps }) => loadRoute(ecardsPage, { ...params, ...deps, seats: 5 }),
  head: pageHead,
  component: Ecards5Page,
})

function Ecards5Page() {
  return <LoadedView loaded={Route.useLoaderData()} view={EcardsView} />
}
