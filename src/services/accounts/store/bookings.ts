import { randomUUID } from 'node:crypto'
import { secondsOf } from '@marquee/kit/database/columns.ts'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { SiteId } from '#config/sites.ts'
import type { Booking, NewBooking } from '../booking-types.ts'
import type { AccountDatabase, AccountTables } from './account-tables.ts'
import { endHolds, freeSeats, takeSeats } from './booked-seats.ts'
import { endOffer } from './seat-queues.ts'

const storedPlaces = z.array(z.string())

const toBooking = (row: Selectable<AccountTables['bookings']>): Booking => ({
  id: row.id,
  show: row.show,
  showTitle: row.show_title,
  cinema: row.cinema,
  cinemaName: row.cinema_name,
  startsAt: row.starts_at,
  version: row.version,
  auditorium: row.auditorium,
  seats: row.seats,
  ...(row.places === null ? {} : { places: storedPlaces.parse(JSON.parse(row.places)) }),
  createdAt: row.created_at,
  cancelledAt: row.cancelled_at,
})

export async function readBookings(db: AccountDatabase, site: SiteId, account: string) {
  const rows = await db
    .selectFrom('bookings')
    .where((row) => row.and({ site, account }))
    .orderBy('starts_at', 'desc')
    .orderBy('created_at', 'desc')
    .selectAll()
    .execute()
  return rows.map(toBooking)
}

/** Past showtimes that were not cancelled; `after` and `until` are local times of the site. */
export async function countVisits(
  db: AccountDatabase,
  site: SiteId,
  account: string,
  { after, until }: { readonly after: string; readonly until: string },
): Promise<number> {
  const row = await db
    .selectFrom('bookings')
    .where((row) => row.and({ site, account, cancelled_at: null }))
    .where('starts_at', '>', after)
    .where('starts_at', '<=', until)
    .select(({ fn }) => fn.countAll().as('visits'))
    .executeTakeFirst()
  return Number(row?.visits ?? 0)
}

interface Orderer {
  readonly site: SiteId
  /** Empty without an account. */
  readonly account: string
  /** The address of an orderer without an account. */
  readonly email: string | null
  readonly key: string | null
}

/** Bookings of orderers without an account, by id or address; cancelled ones only by id. */
export async function guestBookings(
  db: AccountDatabase,
  site: SiteId,
  by: { readonly id: string } | { readonly email: string },
): Promise<readonly { readonly booking: Booking; readonly email: string }[]> {
  const all = db.selectFrom('bookings').where('site', '=', site).where('account', '=', '').selectAll()
  const rows = await ('id' in by
    ? all.where('id', '=', by.id)
    : all.where('email', '=', by.email).where('cancelled_at', 'is', null)
  ).execute()
  return rows.map((row) => ({ booking: toBooking(row), email: row.email ?? '' }))
}

/** Of any orderer. */
export async function bookingById(db: AccountDatabase, site: SiteId, id: string) {
  const row = await db
    .selectFrom('bookings')
    .where((row) => row.and({ site, id }))
    .selectAll()
    .executeTakeFirst()
  return row && toBooking(row)
}

export async function adoptBookings(db: AccountDatabase, site: SiteId, account: string, email: string) {
  await db
    .updateTable('bookings')
    .set({ account, email: null })
    .where((row) => row.and({ site, account: '', email }))
    .execute()
}

export async function bookingOfOrder(db: AccountDatabase, site: SiteId, key: string) {
  const row = await db
    .selectFrom('bookings')
    .where((row) => row.and({ site, order_key: key }))
    .selectAll()
    .executeTakeFirst()
  return row && toBooking(row)
}

/** Rolls the booking back. */
export class SeatsTakenError extends Error {
  override readonly name = 'SeatsTakenError'
  readonly places: readonly string[]

  constructor(places: readonly string[]) {
    super('Others have these seats')
    this.places = places
  }
}

/** Throws `SeatsTakenError`. */
export async function insertBooking(
  db: AccountDatabase,
  { site, account, email, key }: Orderer,
  booking: NewBooking,
  now: number,
): Promise<Booking> {
  const row = {
    id: randomUUID(),
    site,
    account,
    email,
    show: booking.show,
    show_title: booking.showTitle,
    cinema: booking.cinema,
    cinema_name: booking.cinemaName,
    starts_at: booking.startsAt,
    version: booking.version,
    auditorium: booking.auditorium,
    seats: booking.seats,
    places: booking.places ? JSON.stringify(booking.places) : null,
    order_key: key,
    created_at: new Date(now).toISOString(),
    cancelled_at: null,
  }
  await db.insertInto('bookings').values(row).execute()
  if (booking.offer !== undefined) await endOffer(db, booking.offer, now)
  const { places = [], cinema, startsAt, hold = null } = booking
  if (places.length > 0) {
    const showtime = { cinema, startsAt, auditorium: booking.auditorium ?? '' }
    const holder = { booking: row.id, hold, held_until: null }
    const holders = new Map(places.map((place) => [place, holder]))
    const others = await takeSeats(db, site, showtime, holders, secondsOf(now))
    if (others.length > 0) throw new SeatsTakenError(others)
    if (hold !== null) await endHolds(db, [hold])
  }
  return toBooking(row)
}

/**
 * Undefined if unknown, already cancelled or begun. `wall`: the site's clock, as `startsAt`. The same form sent again is
 * another order then.
 */
export async function cancelBooking(
  db: AccountDatabase,
  { site, account, id }: { readonly site: SiteId; readonly account: string; readonly id: string },
  wall: string,
  now: number,
): Promise<Booking | undefined> {
  const row = await db
    .updateTable('bookings')
    .set({ cancelled_at: new Date(now).toISOString(), order_key: null })
    .where((row) => row.and({ site, account, id, cancelled_at: null }))
    .where('starts_at', '>', wall)
    .returningAll()
    .executeTakeFirst()
  if (row) await freeSeats(db, [row.id])
  return row && toBooking(row)
}
