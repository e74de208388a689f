import type { NewsPage } from '../../page-data/models/news.ts'

export const NewsView = ({ page }: { readonly page: NewsPage }) => <h1>{page.heading}</h1>
