import type { HelpSearchPage } from '../../page-data/models/help.ts'

export const HelpSearchView = ({ page }: { readonly page: HelpSearchPage }) => <h1>{page.heading}</h1>
