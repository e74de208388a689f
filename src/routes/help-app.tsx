import { createFileRoute } from '@tanstack/react-router'
import { readSearch } from '../addresses/page-search.ts'
import { loadPage } from '../page-kit/load-page.ts'
import { helpPage } from '../pages/help/help-pages.ts'
import { HelpView } from '../pages/help/help-view.tsx'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

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
