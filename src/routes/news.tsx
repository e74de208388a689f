import { createFileRoute } from '@tanstack/react-router'
import { readSearch } from '../addresses/page-search.ts'
import { loadPage } from '../page-kit/load-page.ts'
import { newsPage } from '../pages/news/news-pages.ts'
import { NewsView } from '../pages/news/news-view.tsx'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

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
