// Generated from the table in `src/routing/virtual-routes.ts`.
import { readSearch } from '@marquee/addresses/page-search.ts'
import { createFileRoute } from '@tanstack/react-router'
import { ExperienceGroupView } from '../pages/experiences/experience-group-view.tsx'
import { experienceGroupPage } from '../pages/experiences/experience-pages.ts'
import { loadRoute } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

export const Route = createFileRoute('/$language/experiences/category/$slug')({
  staticData: { kind: 'experienceGroup' },
  loaderDeps: readSearch('experienceGroup'),
  loader: ({ params, deps }) => loadRoute(experienceGroupPage, { ...params, ...deps }),
  head: pageHead,
  component: ExperienceGroupPage,
})

function ExperienceGroupPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={ExperienceGroupView} />
}
