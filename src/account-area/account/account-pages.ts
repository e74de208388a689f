import type { ClientAreaPage } from '../page.ts'
import { benefits } from './benefits.tsx'
import { bookings } from './bookings.tsx'
import { consents } from './consents.tsx'
import { data, goodbye } from './data.tsx'
import { favourites } from './favourites.tsx'
import { films } from './films.tsx'
import { order } from './order.tsx'
import { profile } from './profile.tsx'
import { sessions } from './sessions.tsx'

export const accountPages: Readonly<Record<string, ClientAreaPage>> = {
  profile,
  sessions,
  bookings,
  films,
  benefits,
  favourites,
  consents,
  data,
  order,
  goodbye,
}
