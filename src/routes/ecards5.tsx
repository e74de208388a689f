import { createFileRoute } from '@tanstack/react-router'
import { readSearch } from '../addresses/page-search.ts'
import { loadPage } from '../page-kit/load-page.ts'
import { ecardsPage } from '../pages/ecards/ecards-page.ts'
import { EcardsView } from '../pages/ecards/ecards-view.tsx'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

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
