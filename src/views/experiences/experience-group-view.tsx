import type { ExperienceGroupPage } from '../../page-data/models/experiences.ts'

export const ExperienceGroupView = ({ page }: { readonly page: ExperienceGroupPage }) => <h1>{page.heading}</h1>
