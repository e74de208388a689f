import { createIsomorphicFn } from '@tanstack/react-start'
import { definePage } from '../../page-kit/define-page.ts'
import { editionInput } from '../../page-kit/page-input.ts'
import { composeWishlist } from './wishlist.server.ts'

export const wishlistPage = definePage({
  name: 'wishlist',
  texts: ['wishlist', 'film-lists'],
  onServer: createIsomorphicFn().server(() => ({ input: editionInput, compose: composeWishlist })),
})
