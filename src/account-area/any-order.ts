import type { PageResponse } from '@marquee/forms/page.ts'
import type { SentForm } from '@marquee/forms/sent-form.ts'
import { namesSelection } from './order-address.ts'
import type { ClientContext } from './page.ts'
import { offeredSelection, sentSelection } from './selection-order.tsx'
import { offeredOrder, type SentOrder, sentOrder } from './showtime-order.tsx'
import type { OrderPage } from './showtime-order-form.tsx'

/** The form for the showtime of the address, or for several. */
export const offeredAny = (context: ClientContext, page: OrderPage): Promise<PageResponse> =>
  (namesSelection(context.url.searchParams) ? offeredSelection : offeredOrder)(context, page)

/** The order of a form; a response if nothing can be ordered. */
export const sentAny = (
  context: ClientContext,
  form: SentForm,
  page: OrderPage,
): Promise<SentOrder | PageResponse> =>
  (namesSelection(form) ? sentSelection : sentOrder)(context, form, page)
