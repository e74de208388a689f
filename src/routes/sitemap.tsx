import { createFileRoute } from '@tanstack/react-router'
import { sitemapPage } from '../page-data/compose/sitemap-page.ts'
import { loadPage } from '../page-data/load-page.ts'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'
import { readSearch } from '../routing/page-search.ts'
import { SitemapView } from '../views/sitemap/sitemap-view.tsx'

export const Route = createFileRoute('/$language/sitemap')({
  staticData: { kind: 'sitemap' },
  loaderDeps: readSearch('sitemap'),
  loader: ({ params, deps }) => settlePage(loadPage(sitemapPage, { ...params, ...deps })),
  head: ({ match, loaderData }) => pageHead(match.context.edition, loaderData),
  component: SitemapPage,
})

function SitemapPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={SitemapView} />
}
