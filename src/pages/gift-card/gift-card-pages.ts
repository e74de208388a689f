import { createIsomorphicFn } from '@tanstack/react-start'
import { definePage } from '../../page-kit/define-page.ts'
import { editionInput } from '../../page-kit/page-input.ts'
import { composeGiftCard } from './gift-card.server.ts'
import { composeGiftCardBalance } from './gift-card-balance.server.ts'
import { composeGiftCardOrder } from './gift-card-order.server.ts'

export const giftCardPage = definePage({
  name: 'giftCard',
  texts: ['giftcard'],
  onServer: createIsomorphicFn().server(() => ({ input: editionInput, compose: composeGiftCard })),
})

export const giftCardBalancePage = definePage({
  name: 'giftCardBalance',
  texts: ['giftcard'],
  onServer: createIsomorphicFn().server(() => ({ input: editionInput, compose: composeGiftCardBalance })),
})

export const giftCardOrderPage = definePage({
  name: 'giftCardOrder',
  texts: ['giftcard'],
  onServer: createIsomorphicFn().server(() => ({ input: editionInput, compose: composeGiftCardOrder })),
})
