import { benefits } from './account/benefits.tsx'
import { bookings } from './account/bookings.tsx'
import { consents } from './account/consents.tsx'
import { data, goodbye } from './account/data.tsx'
import { favourites } from './account/favourites.tsx'
import { films } from './account/films.tsx'
import { order } from './account/order.tsx'
import { profile } from './account/profile.tsx'
import { sessions } from './account/sessions.tsx'
import { year } from './account/year.tsx'
import { guestPages, outsideGuestPages } from './guest/guest-pages.ts'
import type { ClientAreaPage } from './page.ts'

type PageTable = Readonly<Record<string, ClientAreaPage>>

const accountPages: Readonly<Record<string, ClientAreaPage>> = {
  profile,
  sessions,
  bookings,
  films,
  benefits,
  favourites,
  consents,
  data,
  order,
  year,
  goodbye,
}

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
