import { useTranslation } from 'react-i18next'
import { ArticleView } from '../../editorial/article-view.tsx'
import type { NewsItemPage } from './news-model.ts'

export function NewsItemView({ page }: { readonly page: NewsItemPage }) {
  const { t } = useTranslation('news')
  return <ArticleView article={page.article} others={page.others} othersTitle={t('others')} />
}
