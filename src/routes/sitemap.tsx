import { createFileRoute } from '@tanstack/react-router'
import { loadPageData } from '../page-data/page-data.ts'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'
import { readSearch } from '../routing/page-search.ts'
import { SitemapView } from '../views/sitemap/sitemap-view.tsx'

export const Route = createFileRoute('/$language/sitemap')({
  staticData: { kind: 'sitemap' },
  loaderDeps: readSearch('sitemap'),
  loader: ({ params, deps }) => settlePage(loadPageData('sitemap', { ...params, ...deps })),
  head: ({ match, loaderData }) => pageHead(match.context.edition, loaderData),
  component: SitemapPage,
})

function SitemapPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={SitemapView} />
}
