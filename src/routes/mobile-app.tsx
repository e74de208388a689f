import { createFileRoute } from '@tanstack/react-router'
import { readSearch } from '../addresses/page-search.ts'
import { loadPage } from '../page-kit/load-page.ts'
import { mobileAppPage } from '../pages/information/information-pages.ts'
import { MobileAppView } from '../pages/information/mobile-app-view.tsx'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

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
