import { createFileRoute } from '@tanstack/react-router'
import { readSearch } from '../addresses/page-search.ts'
import { loadPage } from '../page-kit/load-page.ts'
import { informationPage } from '../pages/information/information-pages.ts'
import { InformationView } from '../pages/information/information-view.tsx'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

export const Route = createFileRoute('/$language/general-terms')({
  staticData: { kind: 'generalTerms' },
  loaderDeps: readSearch('generalTerms'),
  loader: ({ params, deps }) =>
    settlePage(
      loadPage(informationPage, { ...params, ...deps, slug: 'general-terms', kind: 'generalTerms' }),
    ),
  head: ({ match, loaderData }) => pageHead(match.context.edition, loaderData),
  component: GeneralTermsPage,
})

function GeneralTermsPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={InformationView} />
}
