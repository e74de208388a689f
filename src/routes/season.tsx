import { createFileRoute } from '@tanstack/react-router'
import { seasonPage } from '../page-data/compose/season-page.ts'
import { loadPage } from '../page-data/load-page.ts'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'
import { readSearch } from '../routing/page-search.ts'
import { SeasonView } from '../views/seasons/season-view.tsx'

export const Route = createFileRoute('/$language/season/$slug')({
  staticData: { kind: 'season' },
  loaderDeps: readSearch('season'),
  loader: ({ params, deps }) => settlePage(loadPage(seasonPage, { ...params, ...deps, kind: 'season' })),
  head: ({ match, loaderData }) => pageHead(match.context.edition, loaderData),
  component: SeasonPage,
})

function SeasonPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={SeasonView} />
}
