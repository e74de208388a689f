import { hashToken, isToken, newToken } from '@marquee/kit/secrets/tokens.ts'
import type { AccountParts } from './account-parts.ts'
import type { Bookings } from './booking-types.ts'
import { passedSeats, passSeat, seatOfLink } from './store/booked-seats.ts'
import { bookingById } from './store/bookings.ts'

export const createPassedTickets = ({
  store,
}: Pick<AccountParts, 'store'>): Pick<Bookings, 'passedSeats' | 'passOn' | 'passedTicket'> => ({
  passedSeats: (booking) => passedSeats(store.read, booking),
  passOn: (booking, seat, isPassed) => passSeat(store.db, booking, seat, isPassed ? newToken() : null),
  async passedTicket(site, key) {
    const found = isToken(key) ? await seatOfLink(store.read, site, key) : undefined
    const booking = found && (await bookingById(store.read, site, found.booking))
    if (!booking) return null
    const { showTitle, cinemaName, startsAt, auditorium, version } = booking
    return {
      booking: { showTitle, cinemaName, startsAt, auditorium, version },
      seat: found.seat,
      code: hashToken(key),
    }
  },
})
