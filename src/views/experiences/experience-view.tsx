import type { ExperiencePage } from '../../page-data/models/experiences.ts'

export const ExperienceView = ({ page }: { readonly page: ExperiencePage }) => <h1>{page.heading}</h1>
