import { createFileRoute } from '@tanstack/react-router'
import { experienceArticlePage } from '../page-data/compose/experience-pages.ts'
import { loadPage } from '../page-data/load-page.ts'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'
import { readSearch } from '../routing/page-search.ts'
import { ExperienceArticleView } from '../views/experiences/experience-article-view.tsx'

export const Route = createFileRoute('/$language/specials/$slug')({
  staticData: { kind: 'experienceArticle' },
  loaderDeps: readSearch('experienceArticle'),
  loader: ({ params, deps }) => settlePage(loadPage(experienceArticlePage, { ...params, ...deps })),
  head: ({ match, loaderData }) => pageHead(match.context.edition, loaderData),
  component: ExperienceArticlePage,
})

function ExperienceArticlePage() {
  return <LoadedView loaded={Route.useLoaderData()} view={ExperienceArticleView} />
}
