import type { PageResponse } from '@marquee/forms/page.ts'
import type { SentForm } from '@marquee/forms/sent-form.ts'
import { awaitsConfirmation } from '../../services/accounts/orders.ts'
import { offeredAny, sentAny } from '../any-order.ts'
import { notChangeable } from '../change/change-booking.tsx'
import { type AccountContext, accountPage } from '../page.ts'
import type { OrderPage } from '../showtime-order-form.tsx'
import { orderId } from './order-form.tsx'
import { refusedOrder } from './order-refused.tsx'
import { confirmPlan, namesPlan, offeredPlan } from './plan-order.tsx'

const pageIn = ({ t }: AccountContext): OrderPage => ({
  name: 'order',
  demo: t('client-account:order.demoText'),
})

async function confirm(context: AccountContext, form: SentForm): Promise<PageResponse> {
  const { accounts, visited, session, href } = context
  const page = pageIn(context)
  const sent = await sentAny(context, form, page)
  if (sent.kind !== 'order') return sent
  const outcome = await accounts.bookings.book(
    visited,
    session.account.id,
    sent.bookings,
    orderId(form),
    sent.replaces,
  )
  if (outcome.kind === 'seatsTaken') return sent.seatsTaken(page, outcome.places)
  if (outcome.kind === 'notChangeable') return notChangeable(context, href('bookings'))
  if (outcome.kind !== 'booked') return refusedOrder(context, outcome)
  return { kind: 'redirect', location: href('bookings', { done: sent.replaces ? 'changed' : 'booked' }) }
}

/** Order of showtimes or a subscription; the demonstration's stand-in for the operator's ticketing. */
export const order = accountPage({
  get(context) {
    if (awaitsConfirmation(context.session.account)) return refusedOrder(context, { kind: 'unconfirmed' })
    return namesPlan(context.url.searchParams) ? offeredPlan(context) : offeredAny(context, pageIn(context))
  },
  post(context, form) {
    if (awaitsConfirmation(context.session.account)) return refusedOrder(context, { kind: 'unconfirmed' })
    return namesPlan(form) ? confirmPlan(context, form) : confirm(context, form)
  },
})
