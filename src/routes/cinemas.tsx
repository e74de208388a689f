import { createFileRoute } from '@tanstack/react-router'
import { readSearch } from '../addresses/page-search.ts'
import { loadPage } from '../page-kit/load-page.ts'
import { cinemasPage } from '../pages/cinemas/cinemas-page.ts'
import { CinemasView } from '../pages/cinemas/cinemas-view.tsx'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

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
