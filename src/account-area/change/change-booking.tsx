import { ButtonLink } from '@marquee/design/controls/button.tsx'
import { EmptyState } from '@marquee/design/feedback/states.tsx'
import type { ShownPage } from '@marquee/forms/page.ts'
import { capital, clock } from '@marquee/i18n/format.ts'
import { showtimeStatus } from '#models/rules/showtime-status.ts'
import { todayIn, wallClock } from '#models/site-clock.ts'
import { isRefusal } from '../../page-kit/refusals.server.ts'
import type { Booking, Replaced } from '../../services/accounts/booking-types.ts'
import { type NamedBooking, PassText } from '../account/booking-pass.tsx'
import { siteApi } from '../account/site-names.server.ts'
import { namedShowtime } from '../order-address.ts'
import type { ClientContext } from '../page.ts'
import { PassOn } from './pass-on.tsx'

/** Days with showtimes, from today on. */
const DAYS = 7

interface OtherTime {
  readonly time: string
  readonly version: string | null
}

/** Times of the film at the cinema that can be ordered; none if the programme cannot be read. */
async function otherTimes(context: ClientContext, { show, cinema }: Booking): Promise<readonly OtherTime[]> {
  const { language, site, now } = context
  const api = siteApi(context)
  const [today, wall] = [todayIn(site.timeZone, now), wallClock(site.timeZone, now)]
  try {
    const { shows } = await api.cinemaShows({ slug: cinema, language: site.languages[0] })
    const days = shows.find(({ slug }) => slug === show)?.days ?? []
    const dates = days.flatMap(({ date, bookable }) => (bookable && date >= today ? [date] : []))
    const times = await Promise.all(
      dates
        .toSorted()
        .slice(0, DAYS)
        .map((date) => api.showtimes({ show, cinema, date, language })),
    )
    return times
      .flat()
      .filter((each) => showtimeStatus(each, now) === 'available' && each.start > wall)
      .map(({ start, version }) => ({ time: start, version }))
  } catch (error) {
    if (!isRefusal(error)) throw error
    return []
  }
}

interface ChangeOptions {
  /** The order page. */
  readonly page: 'order' | 'guest-order'
  readonly replaces: Replaced
  readonly back: string
}

/** The first step: another time of the film at the cinema, or other seats. Seats and confirmation are those of an order. */
export async function changePage(
  context: ClientContext,
  named: NamedBooking,
  { page, replaces, back }: ChangeOptions,
): Promise<ShownPage> {
  const { t, formats, href } = context
  const { booking } = named
  const { show, cinema, startsAt, seats } = booking
  const [all, passed] = await Promise.all([
    otherTimes(context, booking),
    context.accounts.bookings.passedSeats(booking.id),
  ])
  const orderHref = ({ time, version }: OtherTime) =>
    href(page, {
      ...namedShowtime({ show, cinema, time, version: version ?? undefined, season: '', replaces }),
      seats: String(seats),
    })
  const own = all.find(({ time }) => time === startsAt)
  const days = Map.groupBy(
    all.filter((each) => each !== own),
    ({ time }) => time.slice(0, 10),
  )
  return {
    kind: 'page',
    title: t('client-account:change.title'),
    lead: t('client-account:change.lead'),
    body: (
      <>
        <div className="account-ticket__text account-requested">
          <PassText context={context} named={named} />
        </div>
        {own && booking.places && (
          <p>
            <ButtonLink external href={orderHref(own)}>
              {t('client-account:change.seats')}
            </ButtonLink>
          </p>
        )}
        {days.size === 0 && <EmptyState level={2} title={t('client-account:change.none')} />}
        {[...days].map(([date, times]) => (
          <section key={date}>
            <h2 className="change__day">{capital(formats.fullDay(date))}</h2>
            <p className="row">
              {times.map((each) => (
                <ButtonLink key={`${each.time} ${each.version}`} external href={orderHref(each)}>
                  {clock(each.time)}
                </ButtonLink>
              ))}
            </p>
          </section>
        ))}
        <PassOn context={context} booking={booking} passed={passed} />
        <p>
          <a className="link" href={back}>
            {t('client-account:change.keep')}
          </a>
        </p>
      </>
    ),
  }
}

/** 409: the booking was cancelled or changed meanwhile, or its showtime has begun. */
export function notChangeable({ t }: Pick<ClientContext, 't'>, back: string): ShownPage {
  const title = t('client-account:change.title')
  return {
    kind: 'page',
    status: 409,
    title,
    body: (
      <EmptyState
        level={2}
        title={t('client-account:change.tooLate')}
        actions={[{ label: t('client-account:change.back'), href: back }]}
      />
    ),
  }
}
