// Generated from the table in `src/routing/virtual-routes.ts`.
import { readSearch } from '@marquee/addresses/page-search.ts'
import { createFileRoute } from '@tanstack/react-router'
import { HelpCategoryView } from '../pages/help/help-category-view.tsx'
import { helpCategoryPage } from '../pages/help/help-pages.ts'
import { loadRoute } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

export const Route = createFileRoute('/$language/m/help/topic/$id')({
  staticData: { kind: 'helpCategoryApp' },
  loaderDeps: readSearch('helpCategoryApp'),
  loader: ({ params, deps }) => loadRoute(helpCategoryPage, { ...params, ...deps, app: true }),
  head: pageHead,
  component: HelpCategoryAppPage,
})

function HelpCategoryAppPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={HelpCategoryView} />
}
