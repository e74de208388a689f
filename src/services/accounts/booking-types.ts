import type { SiteRequest } from '@marquee/identity/site-request.ts'
import type { SiteId } from '#config/sites.ts'
import type { Faults, Requester, TooMany } from './refusals.ts'
import type { SeatedShowtime } from './store/booked-seats.ts'

export interface Booking {
  readonly id: string
  readonly show: string
  readonly showTitle: string
  readonly cinema: string
  readonly cinemaName: string
  /** Local date-time of the site, `2026-11-20T20:30`. */
  readonly startsAt: string
  readonly version: string | null
  readonly auditorium: string | null
  readonly seats: number
  /** Chosen on the plan of the auditorium, `F12`; absent without one. */
  readonly places?: readonly string[]
  readonly createdAt: string
  readonly cancelledAt: string | null
}

/** `unconfirmed`: the client has an address, and has not confirmed it. */
export type OrderRefusal = { readonly kind: 'unconfirmed' } | TooMany

/** Nothing was booked: others have these seats. */
export interface SeatsTaken {
  readonly kind: 'seatsTaken'
  readonly places: readonly string[]
}

export type BookOutcome = { readonly kind: 'booked'; readonly booking: Booking } | OrderRefusal | SeatsTaken

export type GuestBookOutcome =
  /** `key`: of the link to the booking. */
  | { readonly kind: 'booked'; readonly booking: Booking; readonly key: string }
  | { readonly kind: 'invalid'; readonly faults: Faults }
  | TooMany
  | SeatsTaken

export type NewBooking = Omit<Booking, 'id' | 'createdAt' | 'cancelledAt'> & {
  /** Id of the offer that holds its seats. */
  readonly offer?: string
}

/** Several bookings are all booked, or none; the outcome has the first. */
export type Ordered = NewBooking | readonly [NewBooking, ...NewBooking[]]

export interface Bookings {
  list(site: SiteId, account: string): Promise<readonly Booking[]>
  /** `order`: id of the form; the same order sent again with it returns the first booking. */
  book(visited: SiteRequest, account: string, ordered: Ordered, order?: string): Promise<BookOutcome>
  cancel(visited: SiteRequest, account: string, booking: string): Promise<Booking | null>
  /** Seats that bookings have. */
  bookedSeats(site: SiteId, showtime: SeatedShowtime): Promise<readonly string[]>
  /** `book` with an address that need not be confirmed; mails a link with the booking's key. */
  bookAsGuest(
    visited: SiteRequest,
    email: string,
    ordered: Ordered,
    order: string | undefined,
    requester: Requester,
  ): Promise<GuestBookOutcome>
  /** Null for a wrong key, and once the booking belongs to an account. */
  guestBooking(site: SiteId, id: string, key: string): Promise<Booking | null>
  cancelGuestBooking(visited: SiteRequest, id: string, key: string): Promise<Booking | null>
  /** Bookings without an account that have the client's confirmed address. */
  adoptable(site: SiteId, account: string): Promise<number>
  adopt(site: SiteId, account: string): Promise<void>
}
