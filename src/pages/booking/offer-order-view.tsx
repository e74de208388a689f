import { ButtonLink } from '@marquee/design/controls/button.tsx'
import { TextLink } from '@marquee/design/controls/text-link.tsx'
import { Alert } from '@marquee/design/feedback/alert.tsx'
import { ListHead } from '@marquee/design/heroes/list-head.tsx'
import { FactSheet } from '@marquee/design/sections/fact-sheet.tsx'
import { useTranslation } from 'react-i18next'
import type { OfferOrderPage } from '../../page-models/offers.ts'

export function OfferOrderView({ page }: { readonly page: OfferOrderPage }) {
  const { t } = useTranslation('offers')
  const { offer, dates, code, moviesHref } = page
  const rows = [
    { term: t('order.offer'), value: <TextLink href={offer.href}>{offer.label}</TextLink> },
    ...(dates ? [{ term: t('when'), value: dates.text }] : []),
    ...(code === null ? [] : [{ term: t('code.label'), value: <span className="num">{code}</span> }]),
  ]
  return (
    <>
      <ListHead title={t('order.title')} />
      <div className="wrap section stack stack--l">
        <FactSheet rows={rows} />
        <Alert level="info" title={t(code === null ? 'order.next' : 'order.codeSaved')}>
          {t('order.text')}
        </Alert>
        <p>
          <ButtonLink look="book" icon="ticket" href={moviesHref}>
            {t('order.choose')}
          </ButtonLink>
        </p>
      </div>
    </>
  )
}
