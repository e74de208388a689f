import { Check, Choice } from '@marquee/forms/choices.tsx'
import { capital, clock } from '@marquee/i18n/format.ts'
import type { ReactNode } from 'react'
import { clientArea } from '#config/client-area.ts'
import { wallClock } from '#models/site-clock.ts'
import { i18nOf } from '../document/edition.server.ts'
import { filmStartText } from '../page-kit/film-start-text.ts'
import { OrderForm } from './account/order-form.tsx'
import type { OrderedShowtime } from './account/ordered-showtime.server.ts'
import { posterOf, sitePage } from './account/site-names.server.ts'
import { namedShowtime, type RequestedShowtime } from './order-address.ts'
import type { ClientContext } from './page.ts'
import { hasSeatQueues, queueLink } from './seat-queue-link.ts'
import { SeatPlan, totalText } from './seats/seat-plan.tsx'
import type { Seating } from './seats/seating.server.ts'

const { least, most } = clientArea.seats
export const seatChoices = Array.from({ length: most - least + 1 }, (_, index) => String(least + index))

export interface ShowtimeOrder {
  readonly requested: RequestedShowtime
  readonly found: OrderedShowtime
  readonly seats: number
  /** A wheelchair place with a seat beside it is wanted. */
  readonly wheelchair: boolean
  /** Null without a plan. */
  readonly seating: Seating | null
  /** Chosen on the plan. */
  readonly places: readonly string[]
  /** The price of the booking that the order changes; null without one, or if unknown. */
  readonly before: number | null
}

/** The page that takes the order, with the fields that it adds. */
export interface OrderPage {
  readonly name: 'order' | 'guest-order'
  readonly demo: string
  readonly fields?: ReactNode
}

function rowsOf({ t, formats, language, site }: ClientContext, { found, seating, places }: ShowtimeOrder) {
  const { show, cinema, showtime, version, price } = found
  const time = clock(showtime.start)
  const film = filmStartText(showtime, show.duration, { i18n: i18nOf(language, site) })
  const text = (key: string, values = {}) => t(`client-account:order.${key}`, values)
  return [
    { term: text('film'), value: show.title },
    { term: text('cinema'), value: cinema.name },
    { term: text('date'), value: capital(formats.fullDay(showtime.start)) },
    {
      term: text('time'),
      value: [
        showtime.end === null ? time : text('timeUntil', { time, end: clock(showtime.end) }),
        ...(film === '' ? [] : [film]),
      ].join(' · '),
    },
    ...(version === null ? [] : [{ term: text('version'), value: version }]),
    ...(showtime.auditoriumName === null
      ? []
      : [{ term: text('auditorium'), value: showtime.auditoriumName }]),
    ...(seating === null
      ? []
      : [
          {
            term: t('client-account:bookings.seats'),
            value: <b data-chosen="">{places.join(', ') || '–'}</b>,
          },
        ]),
    ...(price === null ? [] : [{ term: text('each'), value: formats.price(price) }]),
  ]
}

interface ShowtimeFormProps {
  readonly context: ClientContext
  readonly order: ShowtimeOrder
  readonly page: OrderPage
}

export function ShowtimeForm({ context, order, page }: ShowtimeFormProps) {
  const { t, site, siteHref } = context
  const { requested, found, seats, wheelchair, seating, places, before } = order
  const hasSpaces = seating?.rows.some((row) => row.seats.some((seat) => seat.wheelchair)) ?? false
  return (
    <OrderForm
      context={context}
      page={page.name}
      what="confirm"
      ordered={namedShowtime(requested)}
      rows={rowsOf(context, order)}
      total={
        found.price === null ? null : <b data-total="">{totalText(context, found.price * seats, before)}</b>
      }
      poster={posterOf(context, found.show)}
      choices={
        <>
          <Choice
            name="seats"
            label={t('client-account:order.seats')}
            value={String(seats)}
            options={seatChoices.map((each) => [each, each] as const)}
          />
          {hasSpaces && (
            <Check
              name="wheelchair"
              label={t('client-account:order.plan.accompanied.label')}
              hint={t('client-account:order.plan.accompanied.hint')}
              checked={wheelchair}
            />
          )}
        </>
      }
      fields={
        <>
          {seating && <SeatPlan context={context} seating={seating} places={places} />}
          {hasSeatQueues(context) && (
            <p className="muted small">
              {seating?.offer ? (
                t('client-guest:queue.held', { time: clock(wallClock(site.timeZone, seating.offer.until)) })
              ) : (
                <a className="link" href={queueLink(context, requested).href}>
                  {t('client-guest:queue.link')}
                </a>
              )}
            </p>
          )}
          {page.fields}
        </>
      }
      updates={found.price !== null || seating !== null}
      {...(seating ? { update: t('client-account:order.plan.update') } : {})}
      demo={page.demo}
      submit={t(requested.replaces ? 'client-account:change.confirm' : 'client-account:order.confirm')}
      back={{ href: sitePage(context, 'shows') ?? siteHref(), label: t('client-account:order.back') }}
    />
  )
}
