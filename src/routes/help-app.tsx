import { createFileRoute } from '@tanstack/react-router'
import { helpPage } from '../page-data/compose/help-pages.ts'
import { loadPage } from '../page-data/load-page.ts'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'
import { readSearch } from '../routing/page-search.ts'
import { HelpView } from '../views/help/help-view.tsx'

export const Route = createFileRoute('/$language/m/help')({
  staticData: { kind: 'helpApp' },
  loaderDeps: readSearch('helpApp'),
  loader: ({ params, deps }) => settlePage(loadPage(helpPage, { ...params, ...deps, app: true })),
  head: ({ match, loaderData }) => pageHead(match.context.edition, loaderData),
  component: HelpAppPage,
})

function HelpAppPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={HelpView} />
}
