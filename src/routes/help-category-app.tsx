import { createFileRoute } from '@tanstack/react-router'
import { helpCategoryPage } from '../page-data/compose/help-pages.ts'
import { loadPage } from '../page-data/load-page.ts'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'
import { readSearch } from '../routing/page-search.ts'
import { HelpCategoryView } from '../views/help/help-category-view.tsx'

export const Route = createFileRoute('/$language/m/help/topic/$id')({
  staticData: { kind: 'helpCategoryApp' },
  loaderDeps: readSearch('helpCategoryApp'),
  loader: ({ params, deps }) => settlePage(loadPage(helpCategoryPage, { ...params, ...deps, app: true })),
  head: ({ match, loaderData }) => pageHead(match.context.edition, loaderData),
  component: HelpCategoryAppPage,
})

function HelpCategoryAppPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={HelpCategoryView} />
}
