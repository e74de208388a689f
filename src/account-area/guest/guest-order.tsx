import type { PageResponse } from '../../form-pages/page.ts'
import type { SentForm } from '../../form-pages/sent-form.ts'
import { orderId } from '../account/order-form.tsx'
import { faultTexts } from '../faults.tsx'
import { namedShowtime, readRequested } from '../order-address.ts'
import type { ClientAreaPage, ClientContext } from '../page.ts'
import { type OrderPage, offeredOrder, orderPage, seatsTakenPage, sentOrder } from '../showtime-order.tsx'
import { EmailField } from './guest-fields.tsx'
import { TooManyAttempts, tooManyStatus } from './messages.tsx'

interface TypedEmail {
  readonly email: string
  readonly error?: string | undefined
}

function pageIn(context: ClientContext, { email, error }: TypedEmail): OrderPage {
  const { t, href, url, language } = context
  const signIn = href('order', namedShowtime(readRequested(language, url.searchParams)))
  return {
    name: 'guest-order',
    lead: t('client-guest:guestOrder.lead'),
    demo: t('client-guest:guestOrder.demo'),
    fields: (
      <>
        <EmailField context={context} typed={email} error={error} />
        <p className="muted small">
          {t('client-guest:guestOrder.emailHint')}{' '}
          {url.searchParams.has('show') && (
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
  const { session, href, url, language } = context
  if (session !== null)
    return {
      kind: 'redirect',
      location: href('order', namedShowtime(readRequested(language, url.searchParams))),
    }
  return offeredOrder(context, pageIn(context, { email: '' }))
}

async function send(context: ClientContext, form: SentForm): Promise<PageResponse> {
  const { accounts, place, requester, href } = context
  const email = form.text('email')
  const sent = await sentOrder(context, form, pageIn(context, { email }))
  if (sent.kind !== 'order') return sent
  const outcome = await accounts.bookAsGuest(place, email, sent.booking, orderId(form), requester)
  if (outcome.kind === 'invalid') {
    const errors = faultTexts(context, outcome.faults)
    return orderPage(context, sent.order, pageIn(context, { email, error: errors.email }), { errors })
  }
  if (outcome.kind === 'seatsTaken')
    return seatsTakenPage(context, sent.order, outcome.places, pageIn(context, { email }))
  if (outcome.kind === 'tooMany') {
    const notice = <TooManyAttempts context={context} seconds={outcome.retryAfterSeconds} />
    const status = tooManyStatus(outcome)
    return orderPage(context, sent.order, pageIn(context, { email }), { notice, ...status })
  }
  const { booking, key } = outcome
  return { kind: 'redirect', location: href('booking', { id: booking.id, key, done: 'booked' }) }
}

/** Order of a showtime with an address only. */
export const guestOrder: ClientAreaPage = {
  kind: 'guest',
  exists: ({ site }) => site.links.orderTunnel.startsWith('/'),
  get: show,
  post: send,
}
