import type { EcardsPage } from '../../page-data/models/ecards.ts'

export const EcardsView = ({ page }: { readonly page: EcardsPage }) => <h1>{page.heading}</h1>
