import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/controls/button.tsx'
import { TextLink } from '../../components/controls/text-link.tsx'
import { Alert } from '../../components/feedback/alert.tsx'
import { ListHead } from '../../components/heroes/list-head.tsx'
import { Poster } from '../../components/pictures/poster.tsx'
import { FactSheet } from '../../components/sections/fact-sheet.tsx'
import type { CardOrderPage } from '../../page-data/models/cards.ts'
import type { BookingPage } from '../../page-data/models/pages.ts'
import { pictureData } from '../cards/model-props.ts'
import { CardOrderView } from './card-order-view.tsx'
import './booking.css'

/** What was chosen, before the operator's own ticketing takes over. */
export function BookingView({ page }: { readonly page: BookingPage | CardOrderPage }) {
  return 'product' in page ? <CardOrderView page={page} /> : <ShowtimeView page={page} />
}

function ShowtimeView({ page }: { readonly page: BookingPage }) {
  const { t } = useTranslation('booking')
  const { title, cinema, day, time, end, version, auditorium, price, priceLabel, open } = page
  const rows = [
    { term: t('film'), value: <TextLink href={page.showHref}>{title}</TextLink> },
    { term: t('cinema'), value: <TextLink href={cinema.href}>{cinema.label}</TextLink> },
    { term: t('date'), value: day },
    { term: t('time'), value: end ? t('timeUntil', { time, end }) : time },
    ...(version ? [{ term: t('version'), value: version }] : []),
    ...(auditorium ? [{ term: t('auditorium'), value: auditorium }] : []),
    ...(price ? [{ term: priceLabel ?? '', value: price }] : []),
  ]
  return (
    <>
      <ListHead title={t('title')} />
      <div className="wrap pad-block booking">
        <div className="booking__poster">
          <Poster picture={pictureData(page.poster)} title={title} place="rail" priority="first" />
        </div>
        <div className="stack">
          <FactSheet rows={rows} />
          <Alert level={open ? 'info' : 'warning'} title={t(open ? 'paymentTitle' : 'closedTitle')}>
            {t(open ? 'payment' : 'closed')}
          </Alert>
          <p className="row">
            <ButtonLink look="solid" href={page.showHref}>
              {t('back')}
            </ButtonLink>
            <ButtonLink look="plain" href={cinema.href}>
              {t('programme')}
            </ButtonLink>
          </p>
        </div>
      </div>
    </>
  )
}
