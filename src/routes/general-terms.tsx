import { createFileRoute } from '@tanstack/react-router'
import { informationPage } from '../page-data/compose/information-pages.ts'
import { loadPage } from '../page-data/load-page.ts'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'
import { readSearch } from '../routing/page-search.ts'
import { InformationView } from '../views/information/information-view.tsx'

export const Route = createFileRoute('/$language/general-terms')({
  staticData: { kind: 'generalTerms' },
  loaderDeps: readSearch('generalTerms'),
  loader: ({ params, deps }) => settlePage(loadPage(informationPage, { ...params, ...deps, slug: 'general-terms', kind: 'generalTerms' })),
  head: ({ match, loaderData }) => pageHead(match.context.edition, loaderData),
  component: GeneralTermsPage,
})

function GeneralTermsPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={InformationView} />
}
