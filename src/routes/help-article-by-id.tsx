import { createFileRoute } from '@tanstack/react-router'
import { helpArticlePage } from '../page-data/compose/help-pages.ts'
import { loadPage } from '../page-data/load-page.ts'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'
import { readSearch } from '../routing/page-search.ts'
import { HelpArticleView } from '../views/help/help-article-view.tsx'

export const Route = createFileRoute('/$language/help/article/id/$id')({
  staticData: { kind: 'helpArticleById' },
  loaderDeps: readSearch('helpArticleById'),
  loader: ({ params, deps }) => settlePage(loadPage(helpArticlePage, { ...params, ...deps, app: false })),
  head: ({ match, loaderData }) => pageHead(match.context.edition, loaderData),
  component: HelpArticleByIdPage,
})

function HelpArticleByIdPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={HelpArticleView} />
}
