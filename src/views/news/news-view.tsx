import { useTranslation } from 'react-i18next'
import { ListHead } from '../../components/heroes/list-head.tsx'
import type { NewsPage } from '../../page-data/models/news.ts'
import { ArticleList } from '../articles/article-list.tsx'
import { ArticlePushes } from '../articles/article-tiles.tsx'
import { crumbs } from '../cards/crumbs.ts'

export function NewsView({ page }: { readonly page: NewsPage }) {
  const { t } = useTranslation('news')
  const { app, pushes, list, breadcrumb } = page
  return (
    <>
      <ListHead title={t('title')} crumbs={app ? undefined : crumbs(breadcrumb)} text={<p>{t('intro')}</p>} />
      <ArticlePushes id="pushes" title={t('pushes')} tiles={pushes} />
      <ArticleList list={list} namespace="news" title={t(pushes.length > 0 ? 'list' : 'listAll')} early={pushes.length === 0} />
    </>
  )
}
