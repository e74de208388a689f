import { ButtonLink } from '@marquee/design/controls/button.tsx'
import { TextLink } from '@marquee/design/controls/text-link.tsx'
import { Alert } from '@marquee/design/feedback/alert.tsx'
import { ListHead } from '@marquee/design/heroes/list-head.tsx'
import { Poster } from '@marquee/design/pictures/poster.tsx'
import { FactSheet } from '@marquee/design/sections/fact-sheet.tsx'
import { useTranslation } from 'react-i18next'
import type { BookingOrderPage, BookingShowtimePage } from './booking-model.ts'
import { BookingSelection } from './booking-selection.tsx'
import { CardOrderView } from './card-order-view.tsx'
import { OfferOrderView } from './offer-order-view.tsx'
import { OrderLinks } from './order-links.tsx'
import { PlanOrderView } from './plan-order.tsx'
import '@marquee/design/cards/ticket.css'
import './booking.css'

/** The start of the order tunnel, which the operator's ticketing replaces. */
export function BookingView({ page }: { readonly page: BookingOrderPage }) {
  if (page.kind === 'plan') return <PlanOrderView page={page} />
  if (page.kind === 'offer') return <OfferOrderView page={page} />
  if (page.kind === 'card') return <CardOrderView page={page} />
  return page.kind === 'selection' ? <BookingSelection page={page} /> : <BookingShowtime page={page} />
}

function BookingShowtime({ page }: { readonly page: BookingShowtimePage }) {
  const { t } = useTranslation('booking')
  const { title, cinema, day, time, end, version, auditorium, prices, total, open } = page
  const rows = [
    { term: t('cinema'), value: <TextLink href={cinema.href}>{cinema.label}</TextLink> },
    { term: t('date'), value: day },
    { term: t('time'), value: end ? t('timeUntil', { time, end }) : time },
    ...(version ? [{ term: t('version'), value: version }] : []),
    ...(auditorium ? [{ term: t('auditorium'), value: auditorium }] : []),
  ]
  const costs = [
    ...prices.map(({ label, amount }) => ({ term: label, value: amount })),
    ...(total ? [{ term: t('seatTotal'), value: <b>{total}</b> }] : []),
  ]
  return (
    <>
      <ListHead title={t('title')} />
      <div className="wrap booking">
        <div className="ticket-band dark">
          <article className="ticket ticket--wide">
            <div className="ticket__main">
              <Poster
                className="ticket__poster"
                picture={page.poster}
                title={title}
                place="grid"
                priority="first"
              />
              <div className="ticket__text">
                <h2 className="ticket__title display">
                  <TextLink href={page.showHref}>{title}</TextLink>
                </h2>
                <FactSheet rows={rows} />
              </div>
            </div>
            <div className="ticket__stub">
              <FactSheet rows={costs} />
              <OrderLinks {...page} />
            </div>
          </article>
        </div>
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
          {open && <TextLink href={page.calendarHref}>{t('calendar')}</TextLink>}
        </p>
      </div>
    </>
  )
}
