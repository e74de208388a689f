import type { SiteId } from '#config/sites.ts'
import type { AccountDatabase } from './account-tables.ts'

/** A showtime in its auditorium; `startsAt` as in bookings. */
export interface SeatedShowtime {
  readonly cinema: string
  readonly auditorium: string
  readonly startsAt: string
}

const SEAT_ROWS = 500

export async function bookedSeats(
  db: AccountDatabase,
  site: SiteId,
  { cinema, auditorium, startsAt }: SeatedShowtime,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('booking_seats')
    .where((row) => row.and({ site, cinema, auditorium, starts_at: startsAt }))
    .select('seat')
    .execute()
  return rows.map(({ seat }) => seat)
}

/** Seats that another booking has; then the transaction must be rolled back. Waits for bookings that are being made. */
export async function takeSeats(
  db: AccountDatabase,
  site: SiteId,
  { cinema, auditorium, startsAt }: SeatedShowtime,
  booking: string,
  seats: readonly string[],
): Promise<readonly string[]> {
  // One order for all: two bookings never wait for each other.
  const rows = [...seats]
    .sort()
    .map((seat) => ({ site, cinema, auditorium, starts_at: startsAt, seat, booking }))
  const taken = await db
    .insertInto('booking_seats')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('seat')
    .execute()
  const own = new Set(taken.map(({ seat }) => seat))
  return seats.filter((seat) => !own.has(seat))
}

export async function freeSeats(db: AccountDatabase, bookings: readonly string[]): Promise<void> {
  for (let start = 0; start < bookings.length; start += SEAT_ROWS)
    await db
      .deleteFrom('booking_seats')
      .where('booking', 'in', bookings.slice(start, start + SEAT_ROWS))
      .execute()
}
