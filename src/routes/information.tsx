import { createFileRoute } from '@tanstack/react-router'
import { informationPage } from '../page-data/compose/information-pages.ts'
import { loadPage } from '../page-data/load-page.ts'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'
import { readSearch } from '../routing/page-search.ts'
import { InformationView } from '../views/information/information-view.tsx'

export const Route = createFileRoute('/$language/info/$slug')({
  staticData: { kind: 'information' },
  loaderDeps: readSearch('information'),
  loader: ({ params, deps }) => settlePage(loadPage(informationPage, { ...params, ...deps, kind: 'information' })),
  head: ({ match, loaderData }) => pageHead(match.context.edition, loaderData),
  component: InformationPage,
})

function InformationPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={InformationView} />
}
