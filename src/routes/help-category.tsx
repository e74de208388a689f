// Generated from the table in `src/routing/virtual-routes.ts`.
import { readSearch } from '@marquee/addresses/page-search.ts'
import { createFileRoute } from '@tanstack/react-router'
import { HelpCategoryView } from '../pages/help/help-category-view.tsx'
import { helpCategoryPage } from '../pages/help/help-pages.ts'
import { loadRoute } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

export const Route = createFileRoute('/$language/help/topic/$id')({
  staticData: { kind: 'helpCategory' },
  loaderDeps: readSearch('helpCategory'),
  loader: ({ params, deps }) => loadRoute(helpCategoryPage, { ...params, ...deps, app: false }),
  head: pageHead,
  component: HelpCategoryPage,
})

function HelpCategoryPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={HelpCategoryView} />
}
