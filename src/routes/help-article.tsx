// Generated from the table in `src/routing/virtual-routes.ts`.
import { readSearch } from '@marquee/addresses/page-search.ts'
import { createFileRoute } from '@tanstack/react-router'
import { HelpArticleView } from '../pages/help/help-article-view.tsx'
import { helpArticlePage } from '../pages/help/help-pages.ts'
import { loadRoute } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

export const Route = createFileRoute('/$language/help/article/slug/$slug')({
  staticData: { kind: 'helpArticle' },
  loaderDeps: readSearch('helpArticle'),
  loader: ({ params, deps }) => loadRoute(helpArticlePage, { ...params, ...deps, app: false }),
  head: pageHead,
  component: HelpArticlePage,
})

function HelpArticlePage() {
  return <LoadedView loaded={Route.useLoaderData()} view={HelpArticleView} />
}
