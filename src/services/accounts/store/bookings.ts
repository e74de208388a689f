import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { clientArea } from '../../../../config/client-area.ts'
import type { SiteId } from '../../../../config/sites.ts'
import type { Booking, NewBooking } from '../accounts.ts'
import type { AccountDatabase } from './account-store.ts'
import type { AccountTables } from './account-tables.ts'

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
  createdAt: row.created_at,
  cancelledAt: row.cancelled_at,
})

export async function readBookings(
  db: AccountDatabase,
  site: SiteId,
  account: string,
): Promise<readonly Booking[]> {
  const rows = await db
    .selectFrom('bookings')
    .where('site', '=', site)
    .where('account', '=', account)
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
    .where('site', '=', site)
    .where('account', '=', account)
    .where('cancelled_at', 'is', null)
    .where('starts_at', '>', after)
    .where('starts_at', '<=', until)
    .select(({ fn }) => fn.countAll().as('visits'))
    .executeTakeFirst()
  return Number(row?.visits ?? 0)
}

/** The same order placed moments ago: a form submitted twice is one order. */
export async function sameBooking(
  db: AccountDatabase,
  site: SiteId,
  account: string,
  order: NewBooking,
  now: number,
): Promise<Booking | undefined> {
  const since = new Date(now - clientArea.sameOrderSeconds * 1_000).toISOString()
  return (await readBookings(db, site, account)).find(
    ({ show, cinema, startsAt, seats, cancelledAt, createdAt }) =>
      cancelledAt === null &&
      createdAt > since &&
      show === order.show &&
      cinema === order.cinema &&
      startsAt === order.startsAt &&
      seats === order.seats,
  )
}

export async function insertBooking(
  db: AccountDatabase,
  site: SiteId,
  account: string,
  booking: NewBooking,
  now: number,
): Promise<Booking> {
  const row = {
    id: randomUUID(),
    site,
    account,
    show: booking.show,
    show_title: booking.showTitle,
    cinema: booking.cinema,
    cinema_name: booking.cinemaName,
    starts_at: booking.startsAt,
    version: booking.version,
    auditorium: booking.auditorium,
    seats: booking.seats,
    created_at: new Date(now).toISOString(),
    cancelled_at: null,
  }
  await db.insertInto('bookings').values(row).execute()
  return toBooking(row)
}

/** Undefined if unknown, already cancelled or begun. `wall`: the site's clock, as `startsAt`. */
export async function cancelBooking(
  db: AccountDatabase,
  { site, account, id }: { readonly site: SiteId; readonly account: string; readonly id: string },
  wall: string,
  now: number,
): Promise<Booking | undefined> {
  const row = await db
    .updateTable('bookings')
    .set({ cancelled_at: new Date(now).toISOString() })
    .where('site', '=', site)
    .where('account', '=', account)
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .where('starts_at', '>', wall)
    .returningAll()
    .executeTakeFirst()
  return row && toBooking(row)
}
