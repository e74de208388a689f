import { createFileRoute } from '@tanstack/react-router'
import { readSearch } from '../addresses/page-search.ts'
import { loadPage } from '../page-kit/load-page.ts'
import { sitemapPage } from '../pages/sitemap/sitemap-page.ts'
import { SitemapView } from '../pages/sitemap/sitemap-view.tsx'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

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
