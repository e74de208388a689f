import { createFileRoute } from '@tanstack/react-router'
import { loadPageData } from '../page-data/page-data.ts'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'
import { readSearch } from '../routing/page-search.ts'
import { HelpView } from '../views/help/help-view.tsx'

export const Route = createFileRoute('/$language/help')({
  staticData: { kind: 'help' },
  loaderDeps: readSearch('help'),
  loader: ({ params, deps }) => settlePage(loadPageData('help', { ...params, ...deps, app: false })),
  head: ({ match, loaderData }) => pageHead(match.context.edition, loaderData),
  component: HelpPage,
})

function HelpPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={HelpView} />
}
