import { hasFewSeats } from '#models/rules/showtime-status.ts'
import type { OrderedShowtime } from '../account/ordered-showtime.server.ts'
import type { RequestedShowtime } from '../order-address.ts'
import type { ClientContext } from '../page.ts'
import { auditoriumRows, type SeatRow, soldElsewhere } from './auditorium.ts'

export interface Seating {
  readonly rows: readonly SeatRow[]
  /** Seats that other sellers or bookings here have. */
  readonly taken: ReadonlySet<string>
  readonly soldElsewhere: ReadonlySet<string>
  /** Seats that are held for the orderer, a friend of an evening. */
  readonly held: readonly string[]
}

/** Null if the programme does not name the auditorium and its number of seats. */
export async function seatingOf(
  { accounts, site, now }: ClientContext,
  { cinema, time, hold }: RequestedShowtime,
  { showtime }: OrderedShowtime,
): Promise<Seating | null> {
  const auditorium = showtime.auditoriumName
  const rows = auditorium === null ? null : auditoriumRows(showtime.seatCount)
  if (auditorium === null || rows === null) return null
  const seated = { cinema, auditorium, startsAt: time }
  const booked = await accounts.bookings.bookedSeats(site.id, seated, hold)
  const all = hold === undefined ? booked : await accounts.bookings.bookedSeats(site.id, seated)
  const others = new Set(booked)
  const sold = soldElsewhere(rows, [site.id, cinema, auditorium, time].join(' '), hasFewSeats(showtime, now))
  return {
    rows,
    taken: new Set([...sold, ...booked]),
    soldElsewhere: sold,
    held: all.filter((seat) => !others.has(seat)),
  }
}
