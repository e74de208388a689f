import { createFileRoute } from '@tanstack/react-router'
import { readSearch } from '../addresses/page-search.ts'
import { loadPage } from '../page-kit/load-page.ts'
import { helpPage } from '../pages/help/help-pages.ts'
import { HelpView } from '../pages/help/help-view.tsx'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

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
