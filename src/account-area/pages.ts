import { accountPages } from './account/account-pages.ts'
import { guestPages } from './guest/guest-pages.ts'
import type { ClientAreaPage } from './page.ts'

export const clientAreaPages: Readonly<Record<string, ClientAreaPage>> = { ...guestPages, ...accountPages }

/** In the order of the navigation; other pages are linked from these. */
export const accountPagesInOrder = [
  'profile',
  'bookings',
  'films',
  'benefits',
  'favourites',
  'consents',
  'data',
] as const
