// Generated from the table in `src/routing/virtual-routes.ts`.
import { readSearch } from '@marquee/addresses/page-search.ts'
import { createFileRoute } from '@tanstack/react-router'
import { NewsItemView } from '../pages/news/news-item-view.tsx'
import { newsItemPage } from '../pages/news/news-pages.ts'
import { loadRoute } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

export const Route = createFileRoute('/$language/news/$slug')({
  staticData: { kind: 'newsItem' },
  loaderDeps: readSearch('newsItem'),
  loader: ({ params, deps }) => loadRoute(newsItemPage, { ...params, ...deps }),
  head: pageHead,
  component: NewsItemPage,
})

function NewsItemPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={NewsItemView} />
}
