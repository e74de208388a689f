// Generated from the table in `src/routing/virtual-routes.ts`.
import { readSearch } from '@marquee/addresses/page-search.ts'
import { createFileRoute } from '@tanstack/react-router'
import { helpPage } from '../pages/help/help-pages.ts'
import { HelpView } from '../pages/help/help-view.tsx'
import { loadRoute } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

export const Route = createFileRoute('/$language/m/help')({
  staticData: { kind: 'helpApp' },
  loaderDeps: readSearch('helpApp'),
  loader: ({ params, deps }) => loadRoute(helpPage, { ...params, ...deps, app: true }),
  head: pageHead,
  component: HelpAppPage,
})

function HelpAppPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={HelpView} />
}
