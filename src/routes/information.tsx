import { createFileRoute } from '@tanstack/react-router'
import { readSearch } from '../addresses/page-search.ts'
import { loadPage } from '../page-kit/load-page.ts'
import { informationPage } from '../pages/information/information-pages.ts'
import { InformationView } from '../pages/information/information-view.tsx'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

export const Route = createFileRoute('/$language/info/$slug')({
  staticData: { kind: 'information' },
  loaderDeps: readSearch('information'),
  loader: ({ params, deps }) =>
    settlePage(loadPage(informationPage, { ...params, ...deps, kind: 'information' })),
  head: ({ match, loaderData }) => pageHead(match.context.edition, loaderData),
  component: InformationPage,
})

function InformationPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={InformationView} />
}
