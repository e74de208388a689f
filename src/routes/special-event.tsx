import { createFileRoute } from '@tanstack/react-router'
import { readSearch } from '../addresses/page-search.ts'
import { loadPage } from '../page-kit/load-page.ts'
import { seasonPage } from '../pages/season/season-page.ts'
import { SeasonView } from '../pages/season/season-view.tsx'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

export const Route = createFileRoute('/$language/event-special/$slug')({
  staticData: { kind: 'specialEvent' },
  loaderDeps: readSearch('specialEvent'),
  loader: ({ params, deps }) =>
    settlePage(loadPage(seasonPage, { ...params, ...deps, kind: 'specialEvent' })),
  head: ({ match, loaderData }) => pageHead(match.context.edition, loaderData),
  component: SpecialEventPage,
})

function SpecialEventPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={SeasonView} />
}
