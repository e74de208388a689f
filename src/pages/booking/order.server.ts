import type { Composition } from '../../page-kit/composition.server.ts'
import type { Order } from '../../page-kit/order-input.ts'
import type { PageResult } from '../../page-models/page-result.ts'
import { composeBooking } from './booking.server.ts'
import type { BookingOrderPage } from './booking-model.ts'
import { composeBookingSelection } from './booking-selection.server.ts'
import { composeCardOrder } from './card-order.server.ts'
import { composeOfferOrder } from './offer-order.server.ts'
import { composePlanOrder } from './plan-order.server.ts'

export function composeOrder(
  composition: Composition,
  { order }: { readonly order: Order },
): Promise<PageResult<BookingOrderPage>> {
  if (order.kind === 'plan') return composePlanOrder(composition, order.plan, order.options)
  if (order.kind === 'selection') return composeBookingSelection(composition, order)
  if (order.kind === 'offer') return composeOfferOrder({ ...composition, slug: order.offer }, order)
  if (order.kind === 'card') return composeCardOrder(composition, order)
  return composeBooking(composition, order)
}
