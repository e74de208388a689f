import { createFileRoute } from '@tanstack/react-router'
import { helpPage } from '../page-data/compose/help-pages.ts'
import { loadPage } from '../page-data/load-page.ts'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'
import { readSearch } from '../routing/page-search.ts'
import { HelpView } from '../views/help/help-view.tsx'

export const Route = createFileRoute('/$language/help')({
  staticData: { kind: 'help' },
  loaderDeps: readSearch('help'),
  loader: ({ params, deps }) => settlePage(loadPage(helpPage, { ...params, ...deps, app: false })),
  head: ({ match, loaderData }) => pageHead(match.context.edition, loaderData),
  component: HelpPage,
})

function HelpPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={HelpView} />
}
