import { createFileRoute } from '@tanstack/react-router'
import { loadPageData } from '../page-data/page-data.ts'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'
import { readSearch } from '../routing/page-search.ts'
import { HelpArticleView } from '../views/help/help-article-view.tsx'

export const Route = createFileRoute('/$language/m/help/article/id/$id')({
  staticData: { kind: 'helpArticleByIdApp' },
  loaderDeps: readSearch('helpArticleByIdApp'),
  loader: ({ params, deps }) => settlePage(loadPageData('helpArticle', { ...params, ...deps, app: true })),
  head: ({ match, loaderData }) => pageHead(match.context.edition, loaderData),
  component: HelpArticleByIdAppPage,
})

function HelpArticleByIdAppPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={HelpArticleView} />
}
