import { ButtonLink } from '@marquee/design/controls/button.tsx'
import { namedShowtime } from '../order-address.ts'
import type { ClientContext } from '../page.ts'

/** The order that waits, with an address only. */
export function WithoutAccount({ context: { t, href, order } }: { readonly context: ClientContext }) {
  if (order === null) return null
  return (
    <p className="client-other">
      {t('client-guest:guestOrder.offer')}{' '}
      <ButtonLink external href={href('guest-order', namedShowtime(order.requested))}>
        {t('client-guest:guestOrder.go')}
      </ButtonLink>
    </p>
  )
}
