import type { SiteRequest } from '@marquee/identity/site-request.ts'
import { acquireLock } from '@marquee/kit/database/advisory-lock.ts'
import { attemptAt } from '@marquee/kit/rate-limits/rate-limiter.ts'
import { clientArea } from '#config/client-area.ts'
import { type SiteId, sites } from '#config/sites.ts'
import { wallClock } from '#models/site-clock.ts'
import {
  type AccountParts,
  clientPageHref,
  mailsByAddress,
  mailsToRecipient,
  post,
  tooMany,
} from './account-parts.ts'
import type { Booking, Bookings, GuestBookOutcome } from './booking-types.ts'
import { addressFaults, emailOf, hasFaults } from './form-faults.ts'
import { bookEach, bookingsIn, orderKey, orSeatsTaken } from './orders.ts'
import type { AccountDatabase } from './store/account-tables.ts'
import {
  adoptBookings,
  bookingOfOrder,
  cancelBooking,
  guestBookings,
  insertBooking,
} from './store/bookings.ts'
import { changeClient, clientById } from './store/clients.ts'

type GuestOrders = Pick<
  Bookings,
  'bookAsGuest' | 'guestBooking' | 'cancelGuestBooking' | 'adoptable' | 'adopt'
>

const ordersOf = (site: SiteId, email: string) =>
  attemptAt('orders per guest', { most: clientArea.ordersPerHour, minutes: 60 }, site, email)

/** The address of a client, if it is confirmed; else undefined. */
async function confirmedAddress(db: AccountDatabase, site: SiteId, account: string) {
  const client = await clientById(db, site, account)
  return client?.email_verified_at ? client.email : undefined
}

const cancelIn = (db: AccountDatabase, site: SiteId, id: string, now: number) =>
  cancelBooking(db, { site, account: '', id }, wallClock(sites[site].timeZone, now), now)

export function createGuestOrders(parts: AccountParts): GuestOrders {
  const { store, clock, limiter, keys } = parts
  const bookingHref = (visited: SiteRequest, id: string) =>
    `${clientPageHref(visited, 'booking')}?${new URLSearchParams({ id, key: keys.keyOf(visited.site, id) })}`
  const sendMail = (
    db: AccountDatabase,
    visited: SiteRequest,
    email: string,
    kind: 'booked' | 'bookingChanged' | 'bookingCancelled',
    booking: Booking,
  ) =>
    post(parts, db, visited, { email }, { kind, name: null, booking, href: bookingHref(visited, booking.id) })
  const made = (visited: SiteRequest, booking: Booking): GuestBookOutcome => ({
    kind: 'booked',
    booking,
    key: keys.keyOf(visited.site, booking.id),
  })
  const find = async (site: SiteId, id: string, key: string) =>
    keys.isKey(site, id, key) ? (await guestBookings(store.read, site, { id }))[0] : undefined
  return {
    async bookAsGuest(visited, typed, ordered, order, requester, replaced) {
      const { site } = visited
      const old = replaced && (await find(site, replaced.id, replaced.key))
      if (replaced && !old) return { kind: 'notChangeable' }
      const email = old?.email ?? emailOf(typed)
      const faults = addressFaults(email)
      if (hasFaults(faults)) return { kind: 'invalid', faults }
      const key = orderKey(email, order, ordered)
      const sent = key && (await bookingOfOrder(store.read, site, key))
      if (sent) return made(visited, sent)
      const mails = bookingsIn(ordered).flatMap(() => [...mailsToRecipient(email), mailsByAddress(requester)])
      const attempts = [ordersOf(site, email), ...mails]
      const refused = await limiter.take(...attempts)
      if (refused) return tooMany(refused)
      const work = async (db: AccountDatabase): Promise<GuestBookOutcome> => {
        await acquireLock(db, store, `guest\n${site}\n${email}`)
        const same = key && (await bookingOfOrder(db, site, key))
        if (same) return made(visited, same)
        if (old && !(await cancelIn(db, site, old.booking.id, clock()))) return { kind: 'notChangeable' }
        const booked = await bookEach(
          ordered,
          key,
          (each, own) => insertBooking(db, { site, account: '', email, key: own }, each, clock()),
          (booking) => sendMail(db, visited, email, old ? 'bookingChanged' : 'booked', booking),
        )
        return made(visited, booked)
      }
      const outcome = await orSeatsTaken(() => store.transaction(work))
      if (outcome.kind !== 'booked') await limiter.giveBack(...attempts)
      parts.wakeMails()
      return outcome
    },
    guestBooking: async (site, id, key) => (await find(site, id, key))?.booking ?? null,
    async cancelGuestBooking(visited, id, key) {
      const found = await find(visited.site, id, key)
      if (!found) return null
      const cancelled = await store.transaction(async (db) => {
        const booking = await cancelIn(db, visited.site, id, clock())
        if (booking) await sendMail(db, visited, found.email, 'bookingCancelled', booking)
        return booking
      })
      parts.wakeMails()
      return cancelled ?? null
    },
    async adoptable(site, account) {
      const email = await confirmedAddress(store.read, site, account)
      return email === undefined ? 0 : (await guestBookings(store.read, site, { email })).length
    },
    async adopt(site, account) {
      await changeClient(store, site, account, async (db, client) => {
        if (client.email_verified_at !== null) await adoptBookings(db, site, account, client.email)
      })
    },
  }
}
