import { createFileRoute } from '@tanstack/react-router'
import { readSearch } from '../addresses/page-search.ts'
import { loadPage } from '../page-kit/load-page.ts'
import { ExperienceGroupView } from '../pages/experiences/experience-group-view.tsx'
import { experienceGroupPage } from '../pages/experiences/experience-pages.ts'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

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
