import { Notice } from '@marquee/forms/form.tsx'
import type { PageResponse, ShownPage } from '@marquee/forms/page.ts'
import type { SentForm } from '@marquee/forms/sent-form.ts'
import { type NamedBooking, NextTicket, Pass } from '../account/booking-pass.tsx'
import { cancelPage } from '../account/cancel-booking.tsx'
import { nameBooking } from '../account/name-booking.server.ts'
import { sitePage } from '../account/site-names.server.ts'
import { changePage } from '../change/change-booking.tsx'
import { sentPassOn } from '../change/pass-on.tsx'
import type { ClientAreaPage, ClientContext } from '../page.ts'
import { messagePage } from './messages.tsx'

interface Keyed {
  readonly id: string
  readonly key: string
}

const keyedIn = ({ url: { searchParams } }: ClientContext): Keyed => ({
  id: searchParams.get('id') ?? '',
  key: searchParams.get('key') ?? '',
})

const notices: Readonly<Record<string, string>> = {
  booked: 'client-account:bookings.booked',
  bookedAll: 'client-guest:guestBooking.bookedAll',
  changed: 'client-account:change.done',
  cancelled: 'client-account:bookings.done',
}

function unknownBooking(context: ClientContext): ShownPage {
  const { t, href, siteHref } = context
  const ways = [
    { label: t('client-account:order.programme'), href: sitePage(context, 'shows') ?? siteHref() },
    { label: t('client-guest:link.signIn'), href: href('sign-in') },
  ]
  const lead = t('client-guest:guestBooking.unknown')
  return messagePage(t('client-guest:guestBooking.title'), lead, ways, 404)
}

function guestBookingView(context: ClientContext, named: NamedBooking): ShownPage {
  const { t, href, url } = context
  const keyed = keyedIn(context)
  const cancelHref = href('booking', { id: keyed.id, key: keyed.key, cancel: '1' })
  const changeHref = href('booking', { id: keyed.id, key: keyed.key, change: '1' })
  const pass = { context, named, cancelHref, changeHref }
  const done = url.searchParams.get('done') ?? ''
  const notice = notices[done]
  return {
    kind: 'page',
    title: t('client-guest:guestBooking.title'),
    lead: t('client-guest:guestBooking.lead'),
    body: (
      <>
        {named.ahead && <NextTicket {...pass} />}
        {notice && (
          <Notice look="done" title={t(notice)}>
            {done === 'booked' && <p>{t('client-account:bookings.bookedLead')}</p>}
          </Notice>
        )}
        {!named.ahead && (
          <ul className="account-list">
            <Pass {...pass} />
          </ul>
        )}
        <div>
          <p className="muted">{t('client-guest:guestBooking.account')}</p>
          <p>
            <a className="link" href={href('register')}>
              {t('client-guest:signIn.create')}
            </a>
          </p>
        </div>
      </>
    ),
  }
}

async function show(context: ClientContext): Promise<PageResponse> {
  const { accounts, site, url, href, flags } = context
  const { id, key } = keyedIn(context)
  const booking = await accounts.bookings.guestBooking(site.id, id, key)
  if (booking === null) return unknownBooking(context)
  const named = await nameBooking(context, booking)
  const here = href('booking', { id, key })
  if (url.searchParams.has('change') && flags.bookingChanges && named.ahead)
    return changePage(context, named, { page: 'guest-order', replaces: { id, key }, back: here })
  if (!url.searchParams.has('cancel') || !named.ahead) return guestBookingView(context, named)
  return cancelPage(context, named, { action: here, back: here })
}

async function send(context: ClientContext, form: SentForm): Promise<PageResponse> {
  const { accounts, site, visited, href } = context
  const { id, key } = keyedIn(context)
  const booking = await accounts.bookings.guestBooking(site.id, id, key)
  if (booking && (await sentPassOn(context, booking, form)))
    return { kind: 'redirect', location: href('booking', { id, key, change: '1' }) }
  const cancelled = await accounts.bookings.cancelGuestBooking(visited, id, key)
  return {
    kind: 'redirect',
    location: href('booking', { id, key, ...(cancelled === null ? {} : { done: 'cancelled' }) }),
  }
}

/** A booking without an account, by the link of its mail. */
export const guestBooking: ClientAreaPage = { kind: 'guest', get: show, post: send }
