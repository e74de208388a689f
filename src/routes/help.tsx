// Generated from the table in `src/routing/virtual-routes.ts`.
import { readSearch } from '@marquee/addresses/page-search.ts'
import { createFileRoute } from '@tanstack/react-router'
import { helpPage } from '../pages/help/help-pages.ts'
import { HelpView } from '../pages/help/help-view.tsx'
import { loadRoute } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

export const Route = createFileRoute('/$language/help')({
  staticData: { kind: 'help' },
  loaderDeps: readSearch('help'),
  loader: ({ params, deps }) => loadRoute(helpPage, { ...params, ...deps, app: false }),
  head: pageHead,
  component: HelpPage,
})

function HelpPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={HelpView} />
}
