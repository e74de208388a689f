import type { SiteRequest } from '@marquee/identity/site-request.ts'
import type { SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'

/** The shape of `PushSubscription.toJSON()`. */
export interface NotificationTarget {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

export type ReminderSubject =
  | {
      readonly show: string
      /** Slug of a cinema or city; empty: any cinema. */
      readonly place: string
    }
  /** Address of a page that lists showtimes, with its filters. */
  | { readonly list: string }
  | { readonly showtime: QueuedShowtime; readonly wish: SeatWish }

export interface QueuedShowtime {
  readonly show: string
  readonly cinema: string
  /** Local date-time of the site, `2026-11-20T20:30`. */
  readonly start: string
}

export interface SeatWish {
  /** Seats beside each other. */
  readonly people: number
  /** First and last row by name, from the screen; null for any, and without a plan. */
  readonly rows: readonly [from: string, to: string] | null
}

/** Seats between two aisles of a row, side by side. */
interface SeatBlock {
  readonly row: string
  readonly seats: readonly string[]
}

export interface SeatPlan {
  readonly auditorium: string
  readonly blocks: readonly SeatBlock[]
  /** Seats that other sellers have. */
  readonly sold: ReadonlySet<string>
}

export interface FoundShowtime {
  readonly title: string
  /** Cinema, day and time. */
  readonly where: string
  readonly isOver: boolean
  /** It is on sale, and not known to have fewer seats. */
  seats(people: number): boolean
  /** Null without a plan: nothing is held. */
  readonly plan: SeatPlan | null
  /** Address of its order. */
  readonly href: string
}

export interface SeatOffer {
  readonly id: string
  readonly places: readonly string[]
  /** Epoch milliseconds. */
  readonly until: number
}

export type ReminderRequest = ReminderSubject & {
  readonly to:
    | { readonly channel: 'mail'; readonly email: string }
    | ({ readonly channel: 'push' } & NotificationTarget)
}

export interface Reminder {
  readonly id: string
  readonly language: Language
  readonly channel: 'mail' | 'push'
  readonly show: string
  /** The film's or the list's. */
  readonly showTitle: string
  /** The address of a list; cinema and start of a showtime. */
  readonly place: string
  readonly placeName: string
  /** `list`: new showtimes of a list, each time there are some. `seats`: seats together in a showtime. */
  readonly awaits: 'sale' | 'showtimes' | 'list' | 'seats'
  /** `offered`: seats are held for it. */
  readonly state: 'unconfirmed' | 'waiting' | 'offered' | 'sent'
  readonly createdAt: string
  readonly sentAt: string | null
}

/** A signed-in client. `email` is lower case; empty without one. */
export interface ReminderClient {
  readonly id: string
  readonly email: string
  readonly emailVerifiedAt: string | null
}

export type ReminderOutcome =
  /** `unconfirmed`: a mail with a link is on its way. */
  | { readonly kind: 'waiting' | 'unconfirmed' }
  /** No address of a person, or of a push service. */
  | { readonly kind: 'malformed' }
  /** The site has no such film, place or list. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'tooMany'; readonly retryAfterSeconds: number }

/** The owner is a client, or the holder of a link. */
export type ReminderOwner = { readonly account: string } | { readonly token: string }

export interface ReminderFigures {
  /** Reminders by `channel outcome`, in this process. */
  readonly counts: ReadonlyMap<string, number>
  /** Epoch milliseconds of the last complete look at the programme; null before the first. */
  readonly checkedAt: number | null
}

export interface Reminders {
  request(
    visited: SiteRequest,
    request: ReminderRequest,
    requester: { readonly address: string | undefined },
    client: ReminderClient | null,
  ): Promise<ReminderOutcome>
  /** False for a link that is unknown, or older than two days. */
  confirm(site: SiteId, token: string): Promise<boolean>
  /** Seats that are held for the holder of a link; null once they are not. */
  offer(site: SiteId, token: string): Promise<SeatOffer | null>
  /** Offers seats of a showtime to those who wait for them. Never rejects. */
  seatsFreed(site: SiteId, showtime: QueuedShowtime): Promise<void>
  /** The title of the list at an address; null if the site has none there. */
  listTitle(visited: SiteRequest, path: string): Promise<string | null>
  /** Null for a link that is not ours. Newest first, without those that wait for a confirmation. */
  list(site: SiteId, owner: ReminderOwner): Promise<readonly Reminder[] | null>
  /** One, or all. False for a link that is not ours. */
  end(site: SiteId, owner: ReminderOwner, id?: string): Promise<boolean>
  /** All on the device of the endpoint. */
  endNotifications(site: SiteId, endpoint: string): Promise<void>
  /** Sends what is due. Runs every minute by itself. */
  check(): Promise<void>
  figures(): ReminderFigures
}

export interface RemindedFilm {
  readonly title: string
  /** Epoch milliseconds; null without one. */
  readonly salesOpening: number | null
  /** Cinemas with showtimes from today on. */
  readonly cinemas: readonly string[]
  readonly href: string
}

export interface ListedShowtime {
  /** The same for as long as the showtime is not moved. Begins with its start, on the site's wall clock. */
  readonly key: string
  /** Day, time, film, cinema and version. */
  readonly text: string
}

export interface FollowedList {
  /** The address in its canonical form. */
  readonly path: string
  readonly title: string
  readonly href: string
  /** Those on sale, in order of time. */
  readonly showtimes: readonly ListedShowtime[]
}

/** The programme of a site. Rejects if the content API cannot be reached. */
export interface ReminderProgramme {
  /** Null if the site does not have it. `place` narrows the page of `href`. */
  film(at: SiteRequest, show: string, place: string): Promise<RemindedFilm | null>
  /** Null if the site does not have it. */
  place(
    at: SiteRequest,
    slug: string,
  ): Promise<{ readonly name: string; readonly cinemas: readonly string[] } | null>
  /** Null if the site does not have it. */
  list(at: SiteRequest, path: string): Promise<FollowedList | null>
  /** Null if the site does not have it. */
  showtime(at: SiteRequest, showtime: QueuedShowtime): Promise<FoundShowtime | null>
}
