import { createFileRoute } from '@tanstack/react-router'
import { newsItemPage } from '../page-data/compose/news-pages.ts'
import { loadPage } from '../page-data/load-page.ts'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'
import { readSearch } from '../routing/page-search.ts'
import { NewsItemView } from '../views/news/news-item-view.tsx'

export const Route = createFileRoute('/$language/news/$slug')({
  staticData: { kind: 'newsItem' },
  loaderDeps: readSearch('newsItem'),
  loader: ({ params, deps }) => settlePage(loadPage(newsItemPage, { ...params, ...deps })),
  head: ({ match, loaderData }) => pageHead(match.context.edition, loaderData),
  component: NewsItemPage,
})

function NewsItemPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={NewsItemView} />
}
