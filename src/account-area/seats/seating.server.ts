import { hasFewSeats } from '#models/rules/showtime-status.ts'
import type { Booking } from '../../services/accounts/booking-types.ts'
import type { OrderedShowtime } from '../account/ordered-showtime.server.ts'
import type { RequestedShowtime } from '../order-address.ts'
import type { ClientContext } from '../page.ts'
import { auditoriumRows, type SeatRow, soldElsewhere } from './auditorium.ts'

export interface Seating {
  readonly rows: readonly SeatRow[]
  /** Seats that other sellers or bookings here have. */
  readonly taken: ReadonlySet<string>
  readonly soldElsewhere: ReadonlySet<string>
  /** Seats that are held for the orderer, a friend of an evening, or are those of the booking to be changed. */
  readonly held: readonly string[]
}

/** Null if the programme does not name the auditorium and its number of seats. */
export async function seatingOf(
  context: ClientContext,
  { cinema, time, hold }: RequestedShowtime,
  { showtime }: OrderedShowtime,
  replaced: Booking | null = null,
): Promise<Seating | null> {
  const { accounts, site, now } = context
  const auditorium = showtime.auditoriumName
  const rows = auditorium === null ? null : auditoriumRows(showtime.seatCount)
  if (auditorium === null || rows === null) return null
  const seated = { cinema, auditorium, startsAt: time }
  const booked = await accounts.bookings.bookedSeats(site.id, seated, hold)
  const all = hold === undefined ? booked : await accounts.bookings.bookedSeats(site.id, seated)
  const isSame =
    replaced?.cinema === cinema && replaced.auditorium === auditorium && replaced.startsAt === time
  const own = isSame ? (replaced.places ?? []) : []
  const others = new Set(booked.filter((seat) => !own.includes(seat)))
  const sold = soldElsewhere(rows, [site.id, cinema, auditorium, time].join(' '), hasFewSeats(showtime, now))
  return {
    rows,
    taken: new Set([...sold, ...others].filter((seat) => !own.includes(seat))),
    soldElsewhere: sold,
    held: all.filter((seat) => !others.has(seat)),
  }
}
