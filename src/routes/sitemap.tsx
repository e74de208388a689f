// Generated from the table in `src/routing/virtual-routes.ts`.
import { readSearch } from '@marquee/addresses/page-search.ts'
import { createFileRoute } from '@tanstack/react-router'
import { sitemapPage } from '../pages/sitemap/sitemap-page.ts'
import { SitemapView } from '../pages/sitemap/sitemap-view.tsx'
import { loadRoute } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

export const Route = createFileRoute('/$language/sitemap')({
  staticData: { kind: 'sitemap' },
  loaderDeps: readSearch('sitemap'),
  loader: ({ params, deps }) => loadRoute(sitemapPage, { ...params, ...deps }),
  head: pageHead,
  component: SitemapPage,
})

function SitemapPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={SitemapView} />
}
