import { createFileRoute } from '@tanstack/react-router'
import { newsPage } from '../page-data/compose/news-pages.ts'
import { loadPage } from '../page-data/load-page.ts'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'
import { readSearch } from '../routing/page-search.ts'
import { NewsView } from '../views/news/news-view.tsx'

export const Route = createFileRoute('/$language/news')({
  staticData: { kind: 'news' },
  loaderDeps: readSearch('news'),
  loader: ({ params, deps }) => settlePage(loadPage(newsPage, { ...params, ...deps, app: false })),
  head: ({ match, loaderData }) => pageHead(match.context.edition, loaderData),
  component: NewsPage,
})

function NewsPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={NewsView} />
}
