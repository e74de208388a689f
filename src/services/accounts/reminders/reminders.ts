import type { SiteRequest } from '@marquee/identity/site-request.ts'
import type { SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'

/** The shape of `PushSubscription.toJSON()`. */
export interface NotificationTarget {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

export interface ReminderRequest {
  readonly show: string
  /** Slug of a cinema or city; empty: any cinema. */
  readonly place: string
  readonly to:
    | { readonly channel: 'mail'; readonly email: string }
    | ({ readonly channel: 'push' } & NotificationTarget)
}

export interface Reminder {
  readonly id: string
  readonly language: Language
  readonly channel: 'mail' | 'push'
  readonly show: string
  readonly showTitle: string
  readonly place: string
  readonly placeName: string
  readonly state: 'unconfirmed' | 'waiting' | 'sent'
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
  /** The site has no such film or place. */
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

/** The programme of a site. Rejects if the content API cannot be reached. */
export interface ReminderProgramme {
  /** Null if the site does not have it. `place` narrows the page of `href`. */
  film(at: SiteRequest, show: string, place: string): Promise<RemindedFilm | null>
  /** Null if the site does not have it. */
  place(
    at: SiteRequest,
    slug: string,
  ): Promise<{ readonly name: string; readonly cinemas: readonly string[] } | null>
}
