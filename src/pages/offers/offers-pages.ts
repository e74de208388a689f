import { createIsomorphicFn } from '@tanstack/react-start'
import { definePage } from '../../page-kit/define-page.ts'
import { detailInput, offersInput } from '../../page-kit/page-input.ts'
import { composeOffer } from './offer.server.ts'
import { composeOffers } from './offers.server.ts'

export const offersPage = definePage({
  name: 'offers',
  texts: ['offers'],
  onServer: createIsomorphicFn().server(() => ({ input: offersInput, compose: composeOffers })),
})

export const offerPage = definePage({
  name: 'offer',
  texts: ['offers', 'news'],
  onServer: createIsomorphicFn().server(() => ({ input: detailInput, compose: composeOffer })),
})
