import { createFileRoute } from '@tanstack/react-router'
import { experiencesPage } from '../page-data/compose/experience-pages.ts'
import { loadPage } from '../page-data/load-page.ts'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'
import { readSearch } from '../routing/page-search.ts'
import { ExperiencesView } from '../views/experiences/experiences-view.tsx'

export const Route = createFileRoute('/$language/experiences')({
  staticData: { kind: 'experiences' },
  loaderDeps: readSearch('experiences'),
  loader: ({ params, deps }) => settlePage(loadPage(experiencesPage, { ...params, ...deps })),
  head: ({ match, loaderData }) => pageHead(match.context.edition, loaderData),
  component: ExperiencesPage,
})

function ExperiencesPage() {
  return <LoadedView loaded={Route.useLoaderData()} view={ExperiencesView} />
}
