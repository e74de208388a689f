import { createFileRoute } from '@tanstack/react-router'
import { readSearch } from '../addresses/page-search.ts'
import { loadPage } from '../page-kit/load-page.ts'
import { informationPage } from '../pages/information/information-pages.ts'
import { InformationView } from '../pages/information/information-view.tsx'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

export const Route = createFileRoute('/$language/cvd')({
  staticData: { kind: 'cvd' },
  loaderDeps: readSearch('cvd'),
  loader: ({ params, deps }) =>
    settlePage(loadPage(informationPage, { ...params, ...deps, slug: 'cvd', kind: 'cvd' })),
  head: ({ match, loaderData }) => pageHead(match.context.edition, loaderData),
  component: CvdPage,
})

function CvdPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={InformationView} />
}
