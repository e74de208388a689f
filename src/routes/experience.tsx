import { createFileRoute } from '@tanstack/react-router'
import { readSearch } from '../addresses/page-search.ts'
import { loadPage } from '../page-kit/load-page.ts'
import { experiencePage } from '../pages/experiences/experience-pages.ts'
import { ExperienceView } from '../pages/experiences/experience-view.tsx'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

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
