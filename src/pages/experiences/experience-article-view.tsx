import { ArticleView } from '../../editorial/article-view.tsx'
import type { ExperienceArticlePage } from '../../page-models/experiences.ts'

export function ExperienceArticleView({ page: { article } }: { readonly page: ExperienceArticlePage }) {
  return <ArticleView article={article} />
}
