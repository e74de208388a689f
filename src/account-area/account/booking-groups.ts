import type { Booking } from '../../services/accounts/booking-types.ts'

export interface BookingGroups {
  /** Soonest first. */
  readonly upcoming: readonly Booking[]
  /** Latest first. */
  readonly past: readonly Booking[]
  readonly cancelled: readonly Booking[]
}

/** True until the showtime starts, so it can be cancelled; `now` is the site's wall clock. */
export const isAhead = ({ startsAt, cancelledAt }: Booking, now: string): boolean =>
  cancelledAt === null && startsAt > now

export function groupBookings(bookings: readonly Booking[], now: string): BookingGroups {
  const lastFirst = [...bookings].sort((a, b) => b.startsAt.localeCompare(a.startsAt))
  return {
    upcoming: lastFirst.filter((each) => isAhead(each, now)).toReversed(),
    past: lastFirst.filter((each) => each.cancelledAt === null && !isAhead(each, now)),
    cancelled: lastFirst.filter(({ cancelledAt }) => cancelledAt !== null),
  }
}
