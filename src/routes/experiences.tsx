// Generated from the table in `src/routing/virtual-routes.ts`.
import { readSearch } from '@marquee/addresses/page-search.ts'
import { createFileRoute } from '@tanstack/react-router'
import { experiencesPage } from '../pages/experiences/experience-pages.ts'
import { ExperiencesView } from '../pages/experiences/experiences-view.tsx'
import { loadRoute } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

export const Route = createFileRoute('/$language/experiences')({
  staticData: { kind: 'experiences' },
  loaderDeps: readSearch('experiences'),
  loader: ({ params, deps }) => loadRoute(experiencesPage, { ...params, ...deps }),
  head: pageHead,
  component: ExperiencesPage,
})

function ExperiencesPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={ExperiencesView} />
}
