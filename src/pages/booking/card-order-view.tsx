import { ButtonLink } from '@marquee/design/controls/button.tsx'
import { Alert } from '@marquee/design/feedback/alert.tsx'
import { ListHead } from '@marquee/design/heroes/list-head.tsx'
import { WidePicture } from '@marquee/design/pictures/wide-picture.tsx'
import { FactSheet } from '@marquee/design/sections/fact-sheet.tsx'
import { useTranslation } from 'react-i18next'
import type { CardOrderPage } from '../../page-models/cards.ts'
import './booking.css'

export function CardOrderView({ page }: { readonly page: CardOrderPage }) {
  const { t } = useTranslation('booking')
  const { product, title, picture, amount, gift, businessCode, day, backHref } = page
  const rows = [
    { term: t('card.article'), value: title ?? t(`card.${product}`) },
    ...(amount === null ? [] : [{ term: t('card.amount'), value: amount }]),
    ...(gift ? [{ term: t('card.gift'), value: t('card.giftText') }] : []),
    ...(businessCode === null ? [] : [{ term: t('card.businessCode'), value: businessCode }]),
    ...(day === null ? [] : [{ term: t('card.day'), value: day }]),
  ]
  return (
    <>
      <ListHead title={t('card.title')} />
      <div className="wrap pad-block booking booking--list">
        {picture !== null && (
          <div className="booking__poster">
            <WidePicture
              className="tile__pic"
              picture={picture}
              sizes="16rem"
              widest={640}
              priority="first"
            />
          </div>
        )}
        <div className="stack">
          <FactSheet rows={rows} />
          <Alert level="info" title={t('paymentTitle')}>
            {t('card.payment')}
          </Alert>
          <p className="row">
            <ButtonLink look="solid" href={backHref}>
              {t('card.back')}
            </ButtonLink>
          </p>
        </div>
      </div>
    </>
  )
}
