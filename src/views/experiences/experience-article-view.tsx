import type { ExperienceArticlePage } from '../../page-data/models/experiences.ts'

export const ExperienceArticleView = ({ page }: { readonly page: ExperienceArticlePage }) => <h1>{page.heading}</h1>
