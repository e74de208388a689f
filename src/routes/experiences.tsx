import { createFileRoute } from '@tanstack/react-router'
import { readSearch } from '../addresses/page-search.ts'
import { loadPage } from '../page-kit/load-page.ts'
import { experiencesPage } from '../pages/experiences/experience-pages.ts'
import { ExperiencesView } from '../pages/experiences/experiences-view.tsx'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

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
