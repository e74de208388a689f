// Generated from the table in `src/routing/virtual-routes.ts`.
import { readSearch } from '@marquee/addresses/page-search.ts'
import { createFileRoute } from '@tanstack/react-router'
import { seasonPage } from '../pages/season/season-page.ts'
import { SeasonView } from '../pages/season/season-view.tsx'
import { loadRoute } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

export const Route = createFileRoute('/$language/season/$slug')({
  staticData: { kind: 'season' },
  loaderDeps: readSearch('season'),
  loader: ({ params, deps }) => loadRoute(seasonPage, { ...params, ...deps, kind: 'season' }),
  head: pageHead,
  component: SeasonPage,
})

function SeasonPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={SeasonView} />
}
