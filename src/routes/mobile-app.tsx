import { createFileRoute } from '@tanstack/react-router'
import { mobileAppPage } from '../page-data/compose/information-pages.ts'
import { loadPage } from '../page-data/load-page.ts'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'
import { readSearch } from '../routing/page-search.ts'
import { MobileAppView } from '../views/information/mobile-app-view.tsx'

export const Route = createFileRoute('/$language/app')({
  staticData: { kind: 'mobileApp' },
  loaderDeps: readSearch('mobileApp'),
  loader: ({ params, deps }) => settlePage(loadPage(mobileAppPage, { ...params, ...deps })),
  head: ({ match, loaderData }) => pageHead(match.context.edition, loaderData),
  component: MobileAppPage,
})

function MobileAppPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={MobileAppView} />
}
