import { createFileRoute } from '@tanstack/react-router'
import { ecardsPage } from '../page-data/compose/ecards-page.ts'
import { loadPage } from '../page-data/load-page.ts'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'
import { readSearch } from '../routing/page-search.ts'
import { EcardsView } from '../views/ecards/ecards-view.tsx'

export const Route = createFileRoute('/$language/e-cards-5-seats')({
  staticData: { kind: 'ecards5' },
  loaderDeps: readSearch('ecards5'),
  loader: ({ params, deps }) => settlePage(loadPage(ecardsPage, { ...params, ...deps, seats: 5 })),
  head: ({ match, loaderData }) => pageHead(match.context.edition, loaderData),
  component: Ecards5Page,
})

function Ecards5Page() {
  return <LoadedView loaded={Route.useLoaderData()} view={EcardsView} />
}
