import { ButtonLink } from '@marquee/design/controls/button.tsx'
import { namedShowtime } from '../order-address.ts'
import type { ClientContext } from '../page.ts'
import { closeHref } from './entry.ts'

/** Back to the site without finishing. */
export function CloseLink({ context }: { readonly context: ClientContext }) {
  const href = closeHref(context)
  if (href === null) return null
  return (
    <p>
      <a className="link" href={href} target="_top">
        {context.t('client-guest:frame.close')}
      </a>
    </p>
  )
}

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
