import { createFileRoute } from '@tanstack/react-router'
import { ecardsPage } from '../page-data/compose/ecards-page.ts'
import { loadPage } from '../page-data/load-page.ts'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'
import { readSearch } from '../routing/page-search.ts'
import { EcardsView } from '../views/ecards/ecards-view.tsx'

export const Route = createFileRoute('/$language/e-cards-3-seats')({
  staticData: { kind: 'ecards3' },
  loaderDeps: readSearch('ecards3'),
  loader: ({ params, deps }) => settlePage(loadPage(ecardsPage, { ...params, ...deps, seats: 3 })),
  head: ({ match, loaderData }) => pageHead(match.context.edition, loaderData),
  component: Ecards3Page,
})

function Ecards3Page() {
  return <LoadedView loaded={Route.useLoaderData()} view={EcardsView} />
}
