// Generated from the table in `src/routing/virtual-routes.ts`.
import { readSearch } from '@marquee/addresses/page-search.ts'
import { createFileRoute } from '@tanstack/react-router'
import { mobileAppPage } from '../pages/information/information-pages.ts'
import { MobileAppView } from '../pages/information/mobile-app-view.tsx'
import { loadRoute } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

export const Route = createFileRoute('/$language/app')({
  staticData: { kind: 'mobileApp' },
  loaderDeps: readSearch('mobileApp'),
  loader: ({ params, deps }) => loadRoute(mobileAppPage, { ...params, ...deps }),
  head: pageHead,
  component: MobileAppPage,
})

function MobileAppPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={MobileAppView} />
}
