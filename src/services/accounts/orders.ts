import type { SiteRequest } from '@marquee/identity/site-request.ts'
import { secondsOf } from '@marquee/kit/database/columns.ts'
import { attemptAt, takeIn } from '@marquee/kit/rate-limits/rate-limiter.ts'
import { hashToken } from '@marquee/kit/secrets/tokens.ts'
import { clientArea } from '#config/client-area.ts'
import { type SiteId, sites } from '#config/sites.ts'
import { wallClock } from '#models/site-clock.ts'
import { type AccountParts, clientPageHref, post, tooMany } from './account-parts.ts'
import type { Account } from './accounts.ts'
import type {
  Booking,
  Bookings,
  BookOutcome,
  NewBooking,
  Ordered,
  OrderRefusal,
  SeatsTaken,
} from './booking-types.ts'
import type { AccountDatabase } from './store/account-tables.ts'
import { bookedSeats } from './store/booked-seats.ts'
import {
  bookingOfOrder,
  cancelBooking,
  insertBooking,
  readBookings,
  SeatsTakenError,
} from './store/bookings.ts'
import { type ClientRow, changeClient, toAccount } from './store/clients.ts'

export const bookingsIn = (ordered: Ordered) => ('show' in ordered ? ([ordered] as const) : ordered)

const withoutPlaces = ({ places: _, ...booking }: NewBooking) => booking

/**
 * A form that is changed and sent again is another order. Seats of several showtimes are chosen for the orderer, and
 * differ when the form is sent again.
 */
export function orderKey(who: string, order: string | undefined, ordered: Ordered): string | null {
  if (order === undefined) return null
  const [first, ...others] = bookingsIn(ordered)
  const named = others.length > 0 ? [first, ...others].map(withoutPlaces) : first
  return hashToken(JSON.stringify([who, order, named]))
}

/** Books what an order has, of which the first has its key, and mails each. */
export async function bookEach(
  ordered: Ordered,
  key: string | null,
  insert: (booking: NewBooking, key: string | null) => Promise<Booking>,
  mail: (booking: Booking) => Promise<void>,
): Promise<Booking> {
  const [first, ...others] = bookingsIn(ordered)
  const made = await insert(first, key)
  await mail(made)
  for (const other of others) await mail(await insert(other, null))
  return made
}

export async function orSeatsTaken<Outcome>(book: () => Promise<Outcome>): Promise<Outcome | SeatsTaken> {
  try {
    return await book()
  } catch (error) {
    if (!(error instanceof SeatsTakenError)) throw error
    return { kind: 'seatsTaken', places: error.places }
  }
}

/** Orders send mails, so an address has to be confirmed first; a client without one gets none. */
export const awaitsConfirmation = ({ email, emailVerifiedAt }: Account): boolean =>
  email !== '' && emailVerifiedAt === null

/** Counts an order, or refuses it. Runs under the client's lock. */
export async function countOrder(
  db: AccountDatabase,
  site: SiteId,
  client: ClientRow,
  now: number,
): Promise<OrderRefusal | null> {
  if (awaitsConfirmation(toAccount(client))) return { kind: 'unconfirmed' }
  const limit = { most: clientArea.ordersPerHour, minutes: 60 }
  const refused = await takeIn(db, attemptAt('orders per account', limit, site, client.id), secondsOf(now))
  return refused ? tooMany(refused) : null
}

export function createBookings(
  parts: AccountParts,
): Pick<Bookings, 'list' | 'book' | 'bookedSeats' | 'cancel'> {
  const { store, clock } = parts
  const sendMail = (
    db: AccountDatabase,
    visited: SiteRequest,
    client: ClientRow,
    kind: 'booked' | 'bookingChanged' | 'bookingCancelled',
    booking: Booking,
  ) =>
    post(parts, db, visited, client, {
      kind,
      name: client.first_name,
      booking,
      href: clientPageHref(visited, 'bookings'),
    })
  return {
    list: (site, account) => readBookings(store.read, site, account),
    bookedSeats: (site, showtime, friend) =>
      bookedSeats(store.read, site, showtime, secondsOf(clock()), friend),
    async book(visited, account, ordered, order, replaced) {
      const { site } = visited
      const wall = wallClock(sites[site].timeZone, clock())
      const key = orderKey(account, order, ordered)
      const work = async (db: AccountDatabase, client: ClientRow): Promise<BookOutcome> => {
        const same = key && (await bookingOfOrder(db, site, key))
        if (same) return { kind: 'booked', booking: same }
        const refusal = await countOrder(db, site, client, clock())
        if (refusal) return refusal
        const { id } = replaced ?? {}
        if (id !== undefined && !(await cancelBooking(db, { site, account, id }, wall, clock())))
          return { kind: 'notChangeable' }
        const made = await bookEach(
          ordered,
          key,
          (each, own) => insertBooking(db, { site, account, email: null, key: own }, each, clock()),
          (booking) => sendMail(db, visited, client, replaced ? 'bookingChanged' : 'booked', booking),
        )
        return { kind: 'booked', booking: made }
      }
      const booked = await orSeatsTaken(() => changeClient(store, site, account, work))
      if (!booked) throw new Error('There is no such client')
      parts.wakeMails()
      return booked
    },
    async cancel(visited, account, id) {
      const { site } = visited
      const wall = wallClock(sites[site].timeZone, clock())
      const cancelled = await changeClient(store, site, account, async (db, client) => {
        const booking = await cancelBooking(db, { site, account, id }, wall, clock())
        if (booking) await sendMail(db, visited, client, 'bookingCancelled', booking)
        return booking
      })
      parts.wakeMails()
      return cancelled ?? null
    },
  }
}
