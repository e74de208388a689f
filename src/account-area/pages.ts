import { accountPages } from './account/account-pages.ts'
import { guestPages } from './guest/guest-pages.ts'
import type { ClientAreaPage } from './page.ts'

/** Every page of the client area by its name in the address. */
export const pages: Readonly<Record<string, ClientAreaPage>> = { ...guestPages, ...accountPages }

/** Account pages in the order of the navigation; those left out are reached from others. */
export const accountPagesInOrder = [
  'profile',
  'bookings',
  'films',
  'benefits',
  'favourites',
  'consents',
  'data',
] as const
