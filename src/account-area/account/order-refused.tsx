import { EmptyState } from '@marquee/design/feedback/states.tsx'
import type { PageResponse } from '@marquee/forms/page.ts'
import { authentication } from '#config/authentication.ts'
import type { OrderRefusal } from '../../services/accounts/booking-types.ts'
import type { AccountContext } from '../page.ts'
import { minutesOf } from './parts.tsx'

/** 403 until the address is confirmed, 429 after too many orders. */
export function refusedOrder(context: AccountContext, refusal: OrderRefusal): PageResponse {
  const { t, href, url, session } = context
  const title = t('client-account:order.title')
  if (refusal.kind === 'tooMany') {
    const text = t('client-account:order.tooMany.text', { count: minutesOf(refusal.retryAfterSeconds) })
    const actions = [{ label: t('client-account:order.tooMany.bookings'), href: href('bookings') }]
    const state = { title: t('client-account:order.tooMany.title'), text, actions }
    return { kind: 'page', status: 429, title, body: <EmptyState level={2} {...state} /> }
  }
  const back = url.pathname + url.search
  const actions = [
    {
      label: t('client-account:order.unconfirmed.action'),
      href: href(authentication.validatePath, { back }),
    },
  ]
  const text = t('client-account:order.unconfirmed.text', { email: session.account.email })
  const state = { title: t('client-account:order.unconfirmed.title'), text, actions }
  return { kind: 'page', status: 403, title, body: <EmptyState level={2} {...state} /> }
}
