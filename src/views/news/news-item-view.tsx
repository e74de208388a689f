import { useTranslation } from 'react-i18next'
import type { NewsItemPage } from '../../page-data/models/news.ts'
import { ArticleView } from '../articles/article-view.tsx'

export function NewsItemView({ page }: { readonly page: NewsItemPage }) {
  const { t } = useTranslation('news')
  return <ArticleView article={page.article} others={page.others} othersTitle={t('others')} />
}
