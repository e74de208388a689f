// Generated from the table in `src/routing/virtual-routes.ts`.
import { readSearch } from '@marquee/addresses/page-search.ts'
import { createFileRoute } from '@tanstack/react-router'
import { experiencePage } from '../pages/experiences/experience-pages.ts'
import { ExperienceView } from '../pages/experiences/experience-view.tsx'
import { loadRoute } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

export const Route = createFileRoute('/$language/experiences/$slug')({
  staticData: { kind: 'experience' },
  loaderDeps: readSearch('experience'),
  loader: ({ params, deps }) => loadRoute(experiencePage, { ...params, ...deps }),
  head: pageHead,
  component: ExperiencePage,
})

function ExperiencePage() {
  return <LoadedView loaded={Route.useLoaderData()} view={ExperienceView} />
}
