import { createIsomorphicFn } from '@tanstack/react-start'
import { definePage } from '../../page-kit/define-page.ts'
import { orderInput } from '../../page-kit/order-input.ts'
import { composeOrder } from './order.server.ts'

export const bookingPage = definePage({
  name: 'booking',
  texts: ['booking', 'subscriptions', 'offers'],
  onServer: createIsomorphicFn().server(() => ({ input: orderInput, compose: composeOrder })),
})
