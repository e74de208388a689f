import { useTranslation } from 'react-i18next'
import { ArticleList } from '../../editorial/article-list.tsx'
import { PushRail } from '../../editorial/push-card.tsx'
import { CheckLink } from '../../features/card-check/check-link.tsx'
import { useSite } from '../../page-kit/site-context.ts'
import type { OffersPageModel } from '../../page-models/offers.ts'
import { OffersBlocks } from './offers-blocks.tsx'
import { OffersHead } from './offers-head.tsx'
import './offers.css'

/** Links for owners of a card or voucher. */
function Checks() {
  const { t } = useTranslation('offers')
  const { hrefOf } = useSite()
  const voucherHref = hrefOf('voucher')
  const balanceHref = hrefOf('giftCardBalance')
  if (voucherHref === undefined && balanceHref === undefined) return null
  return (
    <div className="wrap row row--l">
      {voucherHref !== undefined && (
        <CheckLink check="voucherChecker" href={voucherHref}>
          {t('voucher')}
        </CheckLink>
      )}
      {balanceHref !== undefined && (
        <CheckLink check="giftCard" href={balanceHref}>
          {t('balance')}
        </CheckLink>
      )}
    </div>
  )
}

export function OffersView({ page }: { readonly page: OffersPageModel }) {
  const { t } = useTranslation('offers')
  const whole = page.blocks.length === 0
  return (
    <>
      <OffersHead page={page} />
      <OffersBlocks blocks={page.blocks} />
      <Checks />
      {(page.list.count > 0 || whole) && (
        <ArticleList list={page.list} namespace="offers" title={t(whole ? 'list' : 'more')} counted={whole} />
      )}
      <PushRail title={t('promos')} pushes={page.promos} promotion="offers push" />
    </>
  )
}
