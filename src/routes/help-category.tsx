import { createFileRoute } from '@tanstack/react-router'
import { readSearch } from '../addresses/page-search.ts'
import { loadPage } from '../page-kit/load-page.ts'
import { HelpCategoryView } from '../pages/help/help-category-view.tsx'
import { helpCategoryPage } from '../pages/help/help-pages.ts'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

export const Route = createFileRoute('/$language/help/topic/$id')({
  staticData: { kind: 'helpCategory' },
  loaderDeps: readSearch('helpCategory'),
  loader: ({ params, deps }) => settlePage(loadPage(helpCategoryPage, { ...params, ...deps, app: false })),
  head: ({ match, loaderData }) => pageHead(match.context.edition, loaderData),
  component: HelpCategoryPage,
})

function HelpCategoryPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={HelpCategoryView} />
}
