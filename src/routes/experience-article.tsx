// Generated from the table in `src/routing/virtual-routes.ts`.
import { readSearch } from '@marquee/addresses/page-search.ts'
import { createFileRoute } from '@tanstack/react-router'
import { ExperienceArticleView } from '../pages/experiences/experience-article-view.tsx'
import { experienceArticlePage } from '../pages/experiences/experience-pages.ts'
import { loadRoute } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

export const Route = createFileRoute('/$language/specials/$slug')({
  staticData: { kind: 'experienceArticle' },
  loaderDeps: readSearch('experienceArticle'),
  loader: ({ params, deps }) => loadRoute(experienceArticlePage, { ...params, ...deps }),
  head: pageHead,
  component: ExperienceArticlePage,
})

function ExperienceArticlePage() {
  return <LoadedView loaded={Route.useLoaderData()} view={ExperienceArticleView} />
}
