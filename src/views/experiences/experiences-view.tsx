import type { ExperiencesPage } from '../../page-data/models/experiences.ts'

export const ExperiencesView = ({ page }: { readonly page: ExperiencesPage }) => <h1>{page.heading}</h1>
