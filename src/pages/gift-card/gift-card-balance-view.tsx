import { TextLink } from '@marquee/design/controls/text-link.tsx'
import { ListHead } from '@marquee/design/heroes/list-head.tsx'
import { useTranslation } from 'react-i18next'
import { GiftCardCheck } from '../../features/card-check/gift-card-check.tsx'
import type { GiftCardBalancePage } from '../../page-models/cards.ts'

export function GiftCardBalanceView({ page }: { readonly page: GiftCardBalancePage }) {
  const { t } = useTranslation('giftcard')
  return (
    <>
      <ListHead title={t('balance.title')} text={t('balance.lead')} crumbs={page.breadcrumb} />
      <div className="wrap check-page">
        <GiftCardCheck page={page} />
        <p>
          <TextLink href={page.landingHref}>{t('balance.buy')}</TextLink>
        </p>
      </div>
    </>
  )
}
