import { wallClock } from '#models/site-clock.ts'
import type { Booking, Replaced } from '../../services/accounts/booking-types.ts'
import { isAhead } from '../account/booking-groups.ts'
import { findShowtime } from '../account/ordered-showtime.server.ts'
import type { ClientContext } from '../page.ts'

/** The booking that an order replaces, if it is the visitor's and can still be changed; null otherwise. */
export async function replacedBooking(
  { accounts, site, session, flags, now }: ClientContext,
  replaced: Replaced | undefined,
): Promise<Booking | null> {
  if (replaced === undefined || !flags.bookingChanges) return null
  const { id, key } = replaced
  const booking =
    session === null || key !== ''
      ? await accounts.bookings.guestBooking(site.id, id, key)
      : (await accounts.bookings.list(site.id, session.account.id)).find((each) => each.id === id)
  return booking && isAhead(booking, wallClock(site.timeZone, now)) ? booking : null
}

/** The price of all seats of a booking; null if unknown. */
export async function priceOf(context: ClientContext, booking: Booking): Promise<number | null> {
  const { show, cinema, startsAt: time, seats } = booking
  const found = await findShowtime(context, { show, cinema, time, version: undefined, season: '' })
  return typeof found === 'string' || found.price === null ? null : found.price * seats
}
