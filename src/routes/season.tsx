import { createFileRoute } from '@tanstack/react-router'
import { readSearch } from '../addresses/page-search.ts'
import { loadPage } from '../page-kit/load-page.ts'
import { seasonPage } from '../pages/season/season-page.ts'
import { SeasonView } from '../pages/season/season-view.tsx'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

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
