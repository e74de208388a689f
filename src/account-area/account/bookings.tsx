import { wallClock } from '../../../content-models/site-clock.ts'
import { ButtonLink } from '../../components/controls/button.tsx'
import { EmptyState } from '../../components/feedback/states.tsx'
import { Form, Notice, Submit } from '../../form-pages/form.tsx'
import type { PageResponse } from '../../form-pages/page.ts'
import { visitCalendarPath } from '../../page-kit/links.ts'
import type { Booking } from '../../services/accounts/accounts.ts'
import { type AccountContext, accountPage } from '../page.ts'
import { groupBookings, isAhead } from './booking-groups.ts'
import { type NamedBooking, Pass, PassText } from './booking-pass.tsx'
import { Done, Panel } from './parts.tsx'
import { siteNames, sitePage } from './site-names.server.ts'

const done = { cancelled: 'bookings.done', booked: 'bookings.booked' }

const localNow = ({ site, now }: AccountContext) => wallClock(site.timeZone, now)

async function nameBooking(context: AccountContext, booking: Booking): Promise<NamedBooking> {
  const names = siteNames(context)
  const ahead = isAhead(booking, localNow(context))
  const [show, cinema, plays] = await Promise.all([
    names.show(booking.show, booking.showTitle),
    names.cinema(booking.cinema, booking.cinemaName),
    ahead && names.plays(booking),
  ])
  const path = visitCalendarPath(context.language, booking.show, booking.cinema, booking.startsAt)
  return { booking, show, cinema, ahead, calendar: plays ? context.siteHref(path) : null }
}

const nameAll = (context: AccountContext, bookings: readonly Booking[]) =>
  Promise.all(bookings.map((each) => nameBooking(context, each)))

interface PassesProps {
  readonly context: AccountContext
  readonly id: 'upcoming' | 'past' | 'cancelledOnes'
  readonly list: readonly NamedBooking[]
}

function Passes({ context, id, list }: PassesProps) {
  if (list.length === 0) return null
  return (
    <Panel id={id} title={context.t(`client-account:bookings.${id}`)}>
      <ul className="account-list">
        {list.map((named) => (
          <Pass key={named.booking.id} context={context} named={named} />
        ))}
      </ul>
    </Panel>
  )
}

function NothingAhead({ context, first }: { readonly context: AccountContext; readonly first: boolean }) {
  const { t } = context
  return (
    <EmptyState
      level={2}
      title={t(first ? 'client-account:bookings.emptyTitle' : 'client-account:bookings.noneUpcoming')}
      text={first && t('client-account:bookings.emptyText')}
      actions={[
        {
          label: t('client-account:bookings.programme'),
          href: sitePage(context, 'shows') ?? context.siteHref(),
        },
      ]}
    />
  )
}

async function list(context: AccountContext, status = 200, warning?: string): Promise<PageResponse> {
  const { t, accounts, site, session } = context
  const all = await accounts.bookings(site.id, session.account.id)
  const groups = groupBookings(all, localNow(context))
  const [upcoming, past, cancelled] = await Promise.all([
    nameAll(context, groups.upcoming),
    nameAll(context, groups.past),
    nameAll(context, groups.cancelled),
  ])
  return {
    kind: 'page',
    status,
    title: t('client-account:bookings.title'),
    lead: t('client-account:bookings.lead'),
    body: (
      <>
        <Done context={context} texts={done} />
        {warning && <Notice look="wrong" title={warning} />}
        {upcoming.length === 0 && <NothingAhead context={context} first={all.length === 0} />}
        <Passes context={context} id="upcoming" list={upcoming} />
        <Passes context={context} id="past" list={past} />
        <Passes context={context} id="cancelledOnes" list={cancelled} />
      </>
    ),
  }
}

/** A booking that can still be cancelled, else a message. Bookings of other clients are unknown. */
async function cancellable(context: AccountContext, id: string): Promise<Booking | 'unknown' | 'tooLate'> {
  const { accounts, site, session } = context
  const booking = (await accounts.bookings(site.id, session.account.id)).find((each) => each.id === id)
  if (!booking || booking.cancelledAt !== null) return 'unknown'
  return isAhead(booking, localNow(context)) ? booking : 'tooLate'
}

const refused = (context: AccountContext, why: 'unknown' | 'tooLate') =>
  list(context, why === 'unknown' ? 404 : 409, context.t(`client-account:bookings.${why}`))

async function confirmCancelling(context: AccountContext, id: string): Promise<PageResponse> {
  const booking = await cancellable(context, id)
  if (typeof booking === 'string') return refused(context, booking)
  const { t, href } = context
  return {
    kind: 'page',
    title: t('client-account:bookings.cancelTitle'),
    lead: t('client-account:bookings.cancelText'),
    body: (
      <Form context={context} action={href('bookings')} what="cancel">
        <input type="hidden" name="booking" value={booking.id} />
        <div className="account-ticket__text account-requested">
          <PassText context={context} named={await nameBooking(context, booking)} />
        </div>
        <div className="form-end">
          <Submit>{t('client-account:bookings.yes')}</Submit>
          <ButtonLink href={href('bookings')}>{t('client-account:bookings.no')}</ButtonLink>
        </div>
      </Form>
    ),
  }
}

async function cancel(context: AccountContext, id: string): Promise<PageResponse> {
  const { accounts, place, session, href } = context
  const booking = await cancellable(context, id)
  if (typeof booking === 'string') return refused(context, booking)
  const gone = await accounts.cancelBooking(place, session.account.id, booking.id)
  return gone
    ? { kind: 'redirect', location: href('bookings', { done: 'cancelled' }) }
    : refused(context, 'unknown')
}

export const bookings = accountPage({
  get(context) {
    const id = context.url.searchParams.get('cancel')
    return id === null ? list(context) : confirmCancelling(context, id)
  },
  post: (context, form) =>
    form.get('what') === 'cancel' ? cancel(context, form.exact('booking')) : list(context),
})
