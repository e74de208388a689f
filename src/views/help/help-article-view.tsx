import type { HelpArticlePage } from '../../page-data/models/help.ts'

export const HelpArticleView = ({ page }: { readonly page: HelpArticlePage }) => <h1>{page.heading}</h1>
