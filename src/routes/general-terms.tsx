// Generated from the table in `src/routing/virtual-routes.ts`.
import { readSearch } from '@marquee/addresses/page-search.ts'
import { createFileRoute } from '@tanstack/react-router'
import { informationPage } from '../pages/information/information-pages.ts'
import { InformationView } from '../pages/information/information-view.tsx'
import { loadRoute } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

export const Route = createFileRoute('/$language/general-terms')({
  staticData: { kind: 'generalTerms' },
  loaderDeps: readSearch('generalTerms'),
  loader: ({ params, deps }) =>
    loadRoute(informationPage, { ...params, ...deps, slug: 'general-terms', kind: 'generalTerms' }),
  head: pageHead,
  component: GeneralTermsPage,
})

function GeneralTermsPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={InformationView} />
}
