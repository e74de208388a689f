import { createFileRoute } from '@tanstack/react-router'
import { experienceGroupPage } from '../page-data/compose/experience-pages.ts'
import { loadPage } from '../page-data/load-page.ts'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'
import { readSearch } from '../routing/page-search.ts'
import { ExperienceGroupView } from '../views/experiences/experience-group-view.tsx'

export const Route = createFileRoute('/$language/experiences/category/$slug')({
  staticData: { kind: 'experienceGroup' },
  loaderDeps: readSearch('experienceGroup'),
  loader: ({ params, deps }) => settlePage(loadPage(experienceGroupPage, { ...params, ...deps })),
  head: ({ match, loaderData }) => pageHead(match.context.edition, loaderData),
  component: ExperienceGroupPage,
})

function ExperienceGroupPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={ExperienceGroupView} />
}
