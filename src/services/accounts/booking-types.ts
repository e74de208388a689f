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

/** Nothing was booked: the booking to be changed is cancelled, changed already, or has begun. */
interface NotChangeable {
  readonly kind: 'notChangeable'
}

export type BookOutcome =
  | { readonly kind: 'booked'; readonly booking: Booking }
  | OrderRefusal
  | SeatsTaken
  | NotChangeable

export type GuestBookOutcome =
  /** `key`: of the link to the booking. */
  | { readonly kind: 'booked'; readonly booking: Booking; readonly key: string }
  | { readonly kind: 'invalid'; readonly faults: Faults }
  | TooMany
  | SeatsTaken
  | NotChangeable

export interface NewBooking extends Omit<Booking, 'id' | 'createdAt' | 'cancelledAt'> {
  /** The friend of an evening for whom seats are held, of which it takes its own. */
  readonly hold?: string
  /** Id of the offer that holds its seats. */
  readonly offer?: string
}

/** A booking of the same orderer that an order takes the place of: both happen, or neither. */
export interface Replaced {
  readonly id: string
  /** The key in the link to a booking without an account; empty for a client's. */
  readonly key: string
}

/** Several bookings are all booked, or none; the outcome has the first. */
export type Ordered = NewBooking | readonly [NewBooking, ...NewBooking[]]

/** One ticket of a booking, without who ordered it and its other seats. */
export interface PassedTicket {
  readonly booking: Pick<Booking, 'showTitle' | 'cinemaName' | 'startsAt' | 'auditorium' | 'version'>
  readonly seat: string
  /** Read at the entrance. */
  readonly code: string
}

export interface Bookings {
  list(site: SiteId, account: string): Promise<readonly Booking[]>
  /** `order`: id of the form; the same order sent again with it returns the first booking. */
  book(
    visited: SiteRequest,
    account: string,
    ordered: Ordered,
    order?: string,
    replaced?: Replaced,
  ): Promise<BookOutcome>
  cancel(visited: SiteRequest, account: string, booking: string): Promise<Booking | null>
  /** Seats that bookings have, or that are held for others than this friend of an evening. */
  bookedSeats(site: SiteId, showtime: SeatedShowtime, friend?: string): Promise<readonly string[]>
  /** `book` with an address that need not be confirmed, by default that of the replaced booking; mails a link with the booking's key. */
  bookAsGuest(
    visited: SiteRequest,
    email: string,
    ordered: Ordered,
    order: string | undefined,
    requester: Requester,
    replaced?: Replaced,
  ): Promise<GuestBookOutcome>
  /** Null for a wrong key, and once the booking belongs to an account. */
  guestBooking(site: SiteId, id: string, key: string): Promise<Booking | null>
  cancelGuestBooking(visited: SiteRequest, id: string, key: string): Promise<Booking | null>
  /** Keys of links to tickets that were passed on, by seat. */
  passedSeats(booking: string): Promise<ReadonlyMap<string, string>>
  /** Gives a seat of the booking a new link, or ends its link. */
  passOn(booking: string, seat: string, isPassed: boolean): Promise<void>
  /** Null for a link that has ended. */
  passedTicket(site: SiteId, key: string): Promise<PassedTicket | null>
  /** Bookings without an account that have the client's confirmed address. */
  adoptable(site: SiteId, account: string): Promise<number>
  adopt(site: SiteId, account: string): Promise<void>
}
