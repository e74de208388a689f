import type { HelpPage } from '../../page-data/models/help.ts'

export const HelpView = ({ page }: { readonly page: HelpPage }) => <h1>{page.heading}</h1>
