import { createFileRoute } from '@tanstack/react-router'
import { newsPage } from '../page-data/compose/news-pages.ts'
import { loadPage } from '../page-data/load-page.ts'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'
import { readSearch } from '../routing/page-search.ts'
import { NewsView } from '../views/news/news-view.tsx'

export const Route = createFileRoute('/$language/m/news')({
  staticData: { kind: 'newsApp' },
  loaderDeps: readSearch('newsApp'),
  loader: ({ params, deps }) => settlePage(loadPage(newsPage, { ...params, ...deps, app: true })),
  head: ({ match, loaderData }) => pageHead(match.context.edition, loaderData),
  component: NewsAppPage,
})

function NewsAppPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={NewsView} />
}
