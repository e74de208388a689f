// Generated from the table in `src/routing/virtual-routes.ts`.
import { createFileRoute } from '@tanstack/react-router'
import { tonightPlacesPage } from '../pages/tonight/tonight-pages.ts'
import { TonightPlacesView } from '../pages/tonight/tonight-places-view.tsx'
import { loadRoute } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

export const Route = createFileRoute('/$language/tonight')({
  staticData: { kind: 'tonight' },
  loader: ({ params }) => loadRoute(tonightPlacesPage, params),
  head: pageHead,
  component: TonightPage,
})

function TonightPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={TonightPlacesView} />
}
