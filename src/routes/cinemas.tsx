import { createFileRoute } from '@tanstack/react-router'
import { cinemasPage } from '../page-data/compose/cinemas-page.ts'
import { loadPage } from '../page-data/load-page.ts'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'
import { readSearch } from '../routing/page-search.ts'
import { CinemasView } from '../views/cinemas/cinemas-view.tsx'

export const Route = createFileRoute('/$language/cinemas')({
  staticData: { kind: 'cinemas' },
  loaderDeps: readSearch('cinemas'),
  loader: ({ params, deps }) => settlePage(loadPage(cinemasPage, { ...params, ...deps })),
  head: ({ match, loaderData }) => pageHead(match.context.edition, loaderData),
  component: CinemasPage,
})

function CinemasPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={CinemasView} />
}
