import { accountPages } from './account/account-pages.ts'
import { guestPages, outsideGuestPages } from './guest/guest-pages.ts'
import type { ClientAreaPage } from './page.ts'

type PageTable = Readonly<Record<string, ClientAreaPage>>

export const clientAreaPages: PageTable = { ...guestPages, ...accountPages }

const outsidePages: PageTable = { ...outsideGuestPages, ...accountPages }

/** `isElsewhere`: clients of the site sign in at an outside provider. */
export const pagesOfSite = (isElsewhere: boolean): PageTable => (isElsewhere ? outsidePages : clientAreaPages)

/** Pages in the order of the navigation; other pages are linked from these. */
export const accountPagesInOrder = [
  'profile',
  'bookings',
  'films',
  'reminders',
  'benefits',
  'favourites',
  'consents',
  'data',
] as const
