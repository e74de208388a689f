import { createFileRoute } from '@tanstack/react-router'
import { readSearch } from '../addresses/page-search.ts'
import { loadPage } from '../page-kit/load-page.ts'
import { NewsItemView } from '../pages/news/news-item-view.tsx'
import { newsItemPage } from '../pages/news/news-pages.ts'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

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
