import type { HelpCategoryPage } from '../../page-data/models/help.ts'

export const HelpCategoryView = ({ page }: { readonly page: HelpCategoryPage }) => <h1>{page.heading}</h1>
