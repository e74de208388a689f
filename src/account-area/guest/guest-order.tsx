import type { PageResponse } from '@marquee/forms/page.ts'
import type { SentForm } from '@marquee/forms/sent-form.ts'
import { orderId } from '../account/order-form.tsx'
import { offeredAny, sentAny } from '../any-order.ts'
import { notChangeable } from '../change/change-booking.tsx'
import { faultTexts } from '../faults.tsx'
import { namedOrder, namesSelection } from '../order-address.ts'
import type { ClientAreaPage, ClientContext } from '../page.ts'
import type { OrderPage } from '../showtime-order-form.tsx'
import { EmailField } from './guest-fields.tsx'
import { TooManyAttempts, tooManyStatus } from './messages.tsx'

interface TypedEmail {
  readonly email: string
  readonly error?: string | undefined
}

function pageIn(context: ClientContext, { email, error }: TypedEmail, changes = false): OrderPage {
  const { t, href, url, language } = context
  // A changed booking keeps its address.
  if (changes) return { name: 'guest-order', demo: t('client-guest:guestOrder.demo') }
  const signIn = href('order', namedOrder(language, url.searchParams))
  return {
    name: 'guest-order',
    demo: t('client-guest:guestOrder.demo'),
    fields: (
      <>
        <EmailField context={context} typed={email} error={error} />
        <p className="muted small">
          {t('client-guest:guestOrder.emailHint')}{' '}
          {(url.searchParams.has('show') || namesSelection(url.searchParams)) && (
            <a className="link" href={signIn}>
              {t('client-guest:guestOrder.signIn')}
            </a>
          )}
        </p>
      </>
    ),
  }
}

function show(context: ClientContext): Promise<PageResponse> | PageResponse {
  const { session, href, url, language, flags } = context
  const changes = flags.bookingChanges && url.searchParams.has('replaces')
  if (session !== null && !changes)
    return {
      kind: 'redirect',
      location: href('order', namedOrder(language, url.searchParams)),
    }
  return offeredAny(context, pageIn(context, { email: '' }, changes))
}

async function send(context: ClientContext, form: SentForm): Promise<PageResponse> {
  const { accounts, visited, requester, href, flags } = context
  const email = form.text('email')
  const page = pageIn(context, { email }, flags.bookingChanges && form.has('replaces'))
  const sent = await sentAny(context, form, page)
  if (sent.kind !== 'order') return sent
  const { bookings, replaces } = sent
  const outcome = await accounts.bookings.bookAsGuest(
    visited,
    email,
    bookings,
    orderId(form),
    requester,
    replaces,
  )
  if (outcome.kind === 'notChangeable')
    return notChangeable(context, href('booking', { id: replaces?.id ?? '', key: replaces?.key ?? '' }))
  if (outcome.kind === 'invalid') {
    const errors = faultTexts(context, outcome.faults)
    return sent.again(pageIn(context, { email, error: errors.email }), { errors })
  }
  if (outcome.kind === 'seatsTaken') return sent.seatsTaken(page, outcome.places)
  if (outcome.kind === 'tooMany') {
    const notice = <TooManyAttempts context={context} seconds={outcome.retryAfterSeconds} />
    return sent.again(page, { notice, ...tooManyStatus(outcome) })
  }
  const { booking, key } = outcome
  const done = replaces ? 'changed' : bookings.length > 1 ? 'bookedAll' : 'booked'
  return { kind: 'redirect', location: href('booking', { id: booking.id, key, done }) }
}

/** Order of showtimes with an address only. */
export const guestOrder: ClientAreaPage = {
  kind: 'guest',
  exists: ({ site }) => site.links.orderTunnel.startsWith('/'),
  get: show,
  post: send,
}
