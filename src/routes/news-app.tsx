// Generated from the table in `src/routing/virtual-routes.ts`.
import { readSearch } from '@marquee/addresses/page-search.ts'
import { createFileRoute } from '@tanstack/react-router'
import { newsPage } from '../pages/news/news-pages.ts'
import { NewsView } from '../pages/news/news-view.tsx'
import { loadRoute } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

export const Route = createFileRoute('/$language/m/news')({
  staticData: { kind: 'newsApp' },
  loaderDeps: readSearch('newsApp'),
  loader: ({ params, deps }) => loadRoute(newsPage, { ...params, ...deps, app: true }),
  head: pageHead,
  component: NewsAppPage,
})

function NewsAppPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={NewsView} />
}
