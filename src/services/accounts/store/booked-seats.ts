import type { SiteId } from '#config/sites.ts'
import type { AccountDatabase } from './account-tables.ts'

/** A showtime in its auditorium; `startsAt` as in bookings. */
export interface SeatedShowtime {
  readonly cinema: string
  readonly auditorium: string
  readonly startsAt: string
}

/** Who has a seat: a booking, a friend for whom it is held until an epoch second, or a booking by that friend. */
export interface SeatHolder {
  readonly booking: string
  readonly hold: string | null
  readonly held_until: number | null
}

const SEAT_ROWS = 500

const seatsOf = (db: AccountDatabase, site: SiteId, { cinema, auditorium, startsAt }: SeatedShowtime) =>
  db.selectFrom('booking_seats').where((row) => row.and({ site, cinema, auditorium, starts_at: startsAt }))

/** Seats that bookings have, or that are held for others than `friend`. `now`: epoch seconds, as below. */
export async function bookedSeats(
  db: AccountDatabase,
  site: SiteId,
  showtime: SeatedShowtime,
  now: number,
  friend = '',
): Promise<readonly string[]> {
  const rows = await seatsOf(db, site, showtime)
    .where((row) =>
      row.or([
        row('held_until', 'is', null),
        row.and([row('held_until', '>', now), row('hold', '!=', friend)]),
      ]),
    )
    .select('seat')
    .execute()
  return rows.map(({ seat }) => seat)
}

/** Seats of a showtime that are held for friends of any evening. */
export async function countHeld(
  db: AccountDatabase,
  site: SiteId,
  showtime: SeatedShowtime,
  now: number,
): Promise<number> {
  const row = await seatsOf(db, site, showtime)
    .where('held_until', '>', now)
    .select(({ fn }) => fn.countAll().as('held'))
    .executeTakeFirst()
  return Number(row?.held ?? 0)
}

export interface FriendSeat {
  readonly friend: string
  readonly seat: string
  /** Epoch seconds; null once it is booked. */
  readonly until: number | null
}

/** Seats that are held for these friends, or that they have booked. */
export async function seatsOfFriends(
  db: AccountDatabase,
  friends: readonly string[],
  now: number,
): Promise<readonly FriendSeat[]> {
  if (friends.length === 0) return []
  const rows = await db
    .selectFrom('booking_seats')
    .where('hold', 'in', friends)
    .where((row) => row.or([row('held_until', 'is', null), row('held_until', '>', now)]))
    .orderBy('seat')
    .select(['hold', 'seat', 'held_until'])
    .execute()
  return rows.map(({ hold, seat, held_until }) => ({ friend: hold ?? '', seat, until: held_until }))
}

/**
 * Seats that others have; then the transaction must be rolled back. Holds that have ended, or are the friend's own, give
 * way. Waits for bookings that are being made.
 */
export async function takeSeats(
  db: AccountDatabase,
  site: SiteId,
  { cinema, auditorium, startsAt }: SeatedShowtime,
  holders: ReadonlyMap<string, SeatHolder>,
  now: number,
): Promise<readonly string[]> {
  // One order for all: two bookings never wait for each other.
  const rows = [...holders]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([seat, holder]) => ({ site, cinema, auditorium, starts_at: startsAt, seat, ...holder }))
  const taken = await db
    .insertInto('booking_seats')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['site', 'cinema', 'auditorium', 'starts_at', 'seat'])
        .doUpdateSet(({ ref }) => ({
          booking: ref('excluded.booking'),
          hold: ref('excluded.hold'),
          held_until: ref('excluded.held_until'),
        }))
        .where((row) =>
          row.and([
            row('booking_seats.held_until', 'is not', null),
            row.or([
              row('booking_seats.held_until', '<=', now),
              row('booking_seats.hold', '=', row.ref('excluded.hold')),
            ]),
          ]),
        ),
    )
    .returning('seat')
    .execute()
  const own = new Set(taken.map(({ seat }) => seat))
  return [...holders.keys()].filter((seat) => !own.has(seat))
}

export async function freeSeats(db: AccountDatabase, bookings: readonly string[]): Promise<void> {
  for (let start = 0; start < bookings.length; start += SEAT_ROWS)
    await db
      .deleteFrom('booking_seats')
      .where('booking', 'in', bookings.slice(start, start + SEAT_ROWS))
      .execute()
}

/** Ends what is still held for these friends; their bookings stay. */
export async function endHolds(db: AccountDatabase, friends: readonly string[]): Promise<void> {
  if (friends.length === 0) return
  await db
    .deleteFrom('booking_seats')
    .where('hold', 'in', friends)
    .where('held_until', 'is not', null)
    .execute()
}

/** Keys of links, by the seat that was passed on. */
export async function passedSeats(
  db: AccountDatabase,
  booking: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('booking_seats')
    .where((row) => row.and({ booking }))
    .select(['seat', 'passed'])
    .execute()
  return new Map(rows.flatMap(({ seat, passed }) => (passed === null ? [] : [[seat, passed] as const])))
}

/** `key`: of the link; null takes the ticket back. */
export async function passSeat(
  db: AccountDatabase,
  booking: string,
  seat: string,
  key: string | null,
): Promise<void> {
  await db
    .updateTable('booking_seats')
    .set({ passed: key })
    .where((row) => row.and({ booking, seat }))
    .execute()
}

export const seatOfLink = (db: AccountDatabase, site: SiteId, key: string) =>
  db
    .selectFrom('booking_seats')
    .where((row) => row.and({ site, passed: key }))
    .select(['booking', 'seat'])
    .executeTakeFirst()
