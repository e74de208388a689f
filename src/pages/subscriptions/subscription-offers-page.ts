import { createIsomorphicFn } from '@tanstack/react-start'
import { definePage } from '../../page-kit/define-page.ts'
import { editionInput } from '../../page-kit/page-input.ts'
import { composeSubscriptionOffers } from './subscription-offers.server.ts'

export const subscriptionOffersPage = definePage({
  name: 'subscriptionOffers',
  texts: ['subscriptions'],
  onServer: createIsomorphicFn().server(() => ({ input: editionInput, compose: composeSubscriptionOffers })),
})
