import { ListHead } from '@marquee/design/heroes/list-head.tsx'
import { useTranslation } from 'react-i18next'
import { ArticleList } from '../../editorial/article-list.tsx'
import { ArticlePushes } from '../../editorial/article-tiles.tsx'
import type { NewsPage } from './news-model.ts'

export function NewsView({ page }: { readonly page: NewsPage }) {
  const { t } = useTranslation('news')
  const { app, pushes, list, breadcrumb } = page
  return (
    <>
      <ListHead title={t('title')} crumbs={app ? undefined : breadcrumb} text={<p>{t('intro')}</p>} />
      <ArticlePushes id="pushes" title={t('pushes')} tiles={pushes} />
      <ArticleList
        list={list}
        namespace="news"
        title={t(pushes.length > 0 ? 'list' : 'listAll')}
        early={pushes.length === 0}
      />
    </>
  )
}
