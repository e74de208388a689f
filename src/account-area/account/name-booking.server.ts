import { wallClock } from '#models/site-clock.ts'
import { visitCalendarPath } from '../../page-kit/links.ts'
import type { Booking } from '../../services/accounts/booking-types.ts'
import type { ClientContext } from '../page.ts'
import { isAhead } from './booking-groups.ts'
import type { NamedBooking } from './booking-pass.tsx'
import { siteNames } from './site-names.server.ts'

/** The programme's names, or else the saved ones. */
export async function nameBooking(context: ClientContext, booking: Booking): Promise<NamedBooking> {
  const names = siteNames(context)
  const ahead = isAhead(booking, wallClock(context.site.timeZone, context.now))
  const [show, cinema, plays] = await Promise.all([
    names.show(booking.show, booking.showTitle),
    names.cinema(booking.cinema, booking.cinemaName),
    ahead && names.plays(booking),
  ])
  const seats = booking.places?.join(',') || String(booking.seats)
  const path = visitCalendarPath(context.language, booking.show, booking.cinema, booking.startsAt, seats)
  return { booking, show, cinema, ahead, calendar: plays ? context.siteHref(path) : null }
}
