import type { NewsItemPage } from '../../page-data/models/news.ts'

export const NewsItemView = ({ page }: { readonly page: NewsItemPage }) => <h1>{page.heading}</h1>
