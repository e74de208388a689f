import { createFileRoute } from '@tanstack/react-router'
import { experiencePage } from '../page-data/compose/experience-pages.ts'
import { loadPage } from '../page-data/load-page.ts'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'
import { readSearch } from '../routing/page-search.ts'
import { ExperienceView } from '../views/experiences/experience-view.tsx'

export const Route = createFileRoute('/$language/experiences/$slug')({
  staticData: { kind: 'experience' },
  loaderDeps: readSearch('experience'),
  loader: ({ params, deps }) => settlePage(loadPage(experiencePage, { ...params, ...deps })),
  head: ({ match, loaderData }) => pageHead(match.context.edition, loaderData),
  component: ExperiencePage,
})

function ExperiencePage() {
  return <LoadedView loaded={Route.useLoaderData()} view={ExperienceView} />
}
