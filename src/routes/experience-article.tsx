import { createFileRoute } from '@tanstack/react-router'
import { readSearch } from '../addresses/page-search.ts'
import { loadPage } from '../page-kit/load-page.ts'
import { ExperienceArticleView } from '../pages/experiences/experience-article-view.tsx'
import { experienceArticlePage } from '../pages/experiences/experience-pages.ts'
import { settlePage } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

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
