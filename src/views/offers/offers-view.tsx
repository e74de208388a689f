import { useTranslation } from 'react-i18next'
import type { OffersPage } from '../../page-data/models/offers.ts'
import { ArticleList } from '../articles/article-list.tsx'
import { PushRail } from '../cards/push-card.tsx'
import { OffersBlocks } from './offers-blocks.tsx'
import { OffersHead } from './offers-head.tsx'
import './offers.css'

export function OffersView({ page }: { readonly page: OffersPage }) {
  const { t } = useTranslation('offers')
  return (
    <>
      <OffersHead page={page} />
      <OffersBlocks blocks={page.blocks} />
      <ArticleList list={page.list} namespace="offers" title={t('list')} />
      <PushRail title={t('promos')} pushes={page.promos} promotion="offers push" />
    </>
  )
}
