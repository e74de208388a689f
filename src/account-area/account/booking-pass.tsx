import { Icon } from '@marquee/design/brand/icon.tsx'
import { Facts } from '@marquee/design/labels/facts.tsx'
import { capital, clock } from '@marquee/i18n/format.ts'
import type { Booking } from '../../services/accounts/booking-types.ts'
import type { ClientContext } from '../page.ts'
import type { NamedItem } from './site-names.server.ts'

export interface NamedBooking {
  readonly booking: Booking
  readonly show: NamedItem
  readonly cinema: NamedItem
  /** True for a booking that has not started and can be cancelled. */
  readonly ahead: boolean
  /** URL of the calendar file; null for past or unknown showtimes. */
  readonly calendar: string | null
}

function NameOf({ item: { title, href } }: { readonly item: NamedItem }) {
  return href === null ? title : <a href={href}>{title}</a>
}

function Stub({
  context: { formats },
  startsAt,
}: {
  readonly context: ClientContext
  readonly startsAt: string
}) {
  return (
    <p className="account-ticket__stub dark num" aria-hidden="true">
      <span>{formats.weekday(startsAt)}</span>
      <b>{formats.day(startsAt)}</b>
      <span>{formats.month(startsAt)}</span>
      <b className="account-ticket__time">{clock(startsAt)}</b>
    </p>
  )
}

export function PassText({
  context: { t, formats },
  named: { booking, show, cinema },
}: {
  readonly context: ClientContext
  readonly named: NamedBooking
}) {
  const { startsAt, version, auditorium, seats, places = [] } = booking
  const facts = [
    version,
    auditorium && `${t('client-account:bookings.auditorium')} ${auditorium}`,
    t('client-account:bookings.seatCount', { count: seats }),
    places.join(', '),
  ]
  return (
    <>
      <h3>
        <NameOf item={show} />
      </h3>
      <p className="num">
        <time dateTime={startsAt}>
          {t('client-account:bookings.when', {
            day: capital(formats.fullDay(startsAt)),
            time: clock(startsAt),
          })}
        </time>
      </p>
      <p>
        <NameOf item={cinema} />
      </p>
      <Facts small facts={facts} />
    </>
  )
}

interface PassProps {
  readonly context: ClientContext
  readonly named: NamedBooking
  readonly cancelHref: string
}

export function Pass({ context, named, cancelHref }: PassProps) {
  const { t } = context
  const { booking, show, calendar, ahead } = named
  return (
    <li className={ahead ? 'account-ticket' : 'account-ticket account-ticket--over'}>
      <Stub context={context} startsAt={booking.startsAt} />
      <div className="account-ticket__text">
        <PassText context={context} named={named} />
        {booking.cancelledAt !== null && (
          <p className="account-mark">{t('client-account:bookings.cancelled')}</p>
        )}
        {ahead && (
          <p className="row row--l">
            {calendar && (
              <a
                className="link"
                href={calendar}
                aria-label={t('client-account:bookings.calendarOf', { title: show.title })}
              >
                <Icon name="calendarAdd" small />
                {t('client-account:bookings.calendar')}
              </a>
            )}
            <a
              className="link"
              href={cancelHref}
              aria-label={t('client-account:bookings.cancelOf', { title: show.title })}
            >
              {t('client-account:bookings.cancel')}
            </a>
          </p>
        )}
      </div>
    </li>
  )
}
