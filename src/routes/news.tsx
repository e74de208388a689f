// Generated from the table in `src/routing/virtual-routes.ts`.
import { readSearch } from '@marquee/addresses/page-search.ts'
import { createFileRoute } from '@tanstack/react-router'
import { newsPage } from '../pages/news/news-pages.ts'
import { NewsView } from '../pages/news/news-view.tsx'
import { loadRoute } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

export const Route = createFileRoute('/$language/news')({
  staticData: { kind: 'news' },
  loaderDeps: readSearch('news'),
  loader: ({ params, deps }) => loadRoute(newsPage, { ...params, ...deps, app: false }),
  head: pageHead,
  component: NewsPage,
})

function NewsPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={NewsView} />
}
