import { Icon } from '@marquee/design/brand/icon.tsx'
import { Facts } from '@marquee/design/labels/facts.tsx'
import { FactSheet } from '@marquee/design/sections/fact-sheet.tsx'
import { capital, clock, dateLocale } from '@marquee/i18n/format.ts'
import { qrCode } from '@marquee/identity/one-time-codes.ts'
import { wallClock } from '#models/site-clock.ts'
import type { Booking } from '../../services/accounts/booking-types.ts'
import type { ClientContext } from '../page.ts'
import type { NamedItem } from './site-names.server.ts'

export interface NamedBooking {
  readonly booking: Booking
  readonly show: NamedItem
  readonly cinema: NamedItem
  /** True for a booking that has not started and can be cancelled. */
  readonly ahead: boolean
  /** When the film itself begins, and that latecomers can come in until then; null if unknown. */
  readonly film: string | null
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
  named: { booking, show, cinema, film },
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
      {film !== null && <p className="small muted num">{film}</p>}
    </>
  )
}

interface PassProps {
  readonly context: ClientContext
  readonly named: NamedBooking
  readonly cancelHref: string
  readonly changeHref: string
}

/** Addresses at which a client cancels and changes a booking. */
export const waysOf = ({ href }: Pick<ClientContext, 'href'>, { booking: { id } }: NamedBooking) => ({
  cancelHref: href('bookings', { cancel: id }),
  changeHref: href('bookings', { change: id }),
})

function Actions({ context: { t, flags }, named: { show, calendar }, cancelHref, changeHref }: PassProps) {
  return (
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
      {flags.bookingChanges && (
        <a
          className="link"
          href={changeHref}
          aria-label={t('client-account:change.linkOf', { title: show.title })}
        >
          {t('client-account:change.link')}
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
  )
}

export function Pass(props: PassProps) {
  const { context, named } = props
  const { booking, show, ahead } = named
  return (
    <li className={ahead ? 'account-ticket' : 'account-ticket account-ticket--over'}>
      <Stub context={context} startsAt={booking.startsAt} />
      <div className="account-ticket__text">
        <PassText context={context} named={named} />
        {booking.cancelledAt !== null && (
          <p className="account-mark">{context.t('client-account:bookings.cancelled')}</p>
        )}
        {ahead && <Actions {...props} />}
      </div>
      {show.poster && (
        <img
          className="account-ticket__poster"
          src={show.poster}
          width="320"
          height="480"
          alt=""
          loading="lazy"
        />
      )}
    </li>
  )
}

const MINUTE = 60_000
const minutesAt = (wall: string) => Date.parse(`${wall}Z`) / MINUTE

/** `dans 3 jours`, `demain`, `in 2 Stunden`. Days count as on a calendar. */
function timeUntil({ language, site, now }: ClientContext, startsAt: string): string {
  const format = new Intl.RelativeTimeFormat(dateLocale(language), { numeric: 'auto' })
  const here = wallClock(site.timeZone, now)
  const dayOf = (wall: string) => minutesAt(`${wall.slice(0, 10)}T00:00`) / 60 / 24
  const days = dayOf(startsAt) - dayOf(here)
  if (days > 0) return format.format(days, 'day')
  const minutes = Math.max(1, minutesAt(startsAt) - minutesAt(here))
  return minutes < 90 ? format.format(minutes, 'minute') : format.format(Math.round(minutes / 60), 'hour')
}

/** The beginning of the booking's id, which staff can read out; its picture has the id in full. */
const spoken = (id: string) => id.slice(0, 8).toUpperCase()

/** The soonest booking. */
export function NextTicket(props: PassProps) {
  const { context, named } = props
  const { t, formats } = context
  const { booking, show, cinema, film } = named
  const { startsAt, version, auditorium, seats, places = [] } = booking
  const rows = [
    { term: t('client-account:bookings.cinema'), value: <NameOf item={cinema} /> },
    ...(auditorium === null ? [] : [{ term: t('client-account:bookings.auditorium'), value: auditorium }]),
    { term: t('client-account:bookings.seats'), value: places.join(', ') || seats },
    ...(version === null ? [] : [{ term: t('client-account:bookings.version'), value: version }]),
  ]
  return (
    <section className="next ticket-band dark" aria-labelledby="next">
      <h2 id="next">{t('client-account:bookings.next')}</h2>
      <article className="ticket ticket--wide">
        <div className="ticket__main">
          {show.poster && (
            <img className="ticket__poster" src={show.poster} width="320" height="480" alt="" />
          )}
          <div className="ticket__text">
            <h3 className="ticket__title display">
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
            <FactSheet rows={rows} />
            {film !== null && <p className="small muted num">{film}</p>}
            <Actions {...props} />
          </div>
        </div>
        <div className="ticket__stub">
          <p className="ticket__until">{capital(timeUntil(context, startsAt))}</p>
          <img src={qrCode(booking.id)} width="132" height="132" alt={t('client-account:bookings.code')} />
          <p className="num">{spoken(booking.id)}</p>
        </div>
      </article>
    </section>
  )
}
