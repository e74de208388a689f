import type { SeasonPage } from '../../page-data/models/seasons.ts'

export const SeasonView = ({ page }: { readonly page: SeasonPage }) => <h1>{page.heading}</h1>
