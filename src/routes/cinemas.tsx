import { createFileRoute } from '@tanstack/react-router'
import { loadPageData } from '../page-data/page-data.ts'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'
import { readSearch } from '../routing/page-search.ts'
import { CinemasView } from '../views/cinemas/cinemas-view.tsx'

export const Route = createFileRoute('/$language/cinemas')({
  staticData: { kind: 'cinemas' },
  loaderDeps: readSearch('cinemas'),
  loader: ({ params, deps }) => settlePage(loadPageData('cinemas', { ...params, ...deps })),
  head: ({ match, loaderData }) => pageHead(match.context.edition, loaderData),
  component: CinemasPage,
})

function CinemasPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={CinemasView} />
}
