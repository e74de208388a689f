import type { SiteRequest } from '@marquee/identity/site-request.ts'
import type { Refusal } from '@marquee/kit/rate-limits/rate-limiter.ts'
import type { Session } from './accounts.ts'
import type { Booking } from './booking-types.ts'
import type { Requester } from './refusals.ts'

export type MailFacts =
  | {
      readonly kind: 'confirm' | 'newEmail' | 'reset'
      readonly name: string | null
      readonly href: string
      readonly hours: number
    }
  | {
      readonly kind: 'alreadyRegistered'
      readonly name: string | null
      readonly signInHref: string
      readonly forgottenHref: string
    }
  | {
      readonly kind: 'passwordChanged' | 'emailChangeRequested' | 'signInsRefused' | 'newBrowser'
      readonly name: string | null
      readonly forgottenHref: string
    }
  | { readonly kind: 'idle'; readonly name: string | null; readonly href: string; readonly days: number }
  | { readonly kind: 'emailChanged' | 'deleted'; readonly name: string | null }
  | {
      readonly kind: 'booked' | 'bookingChanged' | 'bookingCancelled'
      readonly name: string | null
      readonly booking: Booking
      readonly href: string
    }
  | {
      readonly kind: 'planBegun' | 'planChanged' | 'planPlanned' | 'planUnchanged'
      readonly name: string | null
      readonly plan: string
      readonly from: string
      readonly href: string
    }
  | {
      readonly kind: 'reminderConfirm' | 'watchConfirm' | 'seatsConfirm'
      readonly name: string | null
      /** Title of the film or list. */
      readonly show: string
      /** Name of the cinema or city; empty: any cinema, or a list. */
      readonly cinema: string
      readonly href: string
      readonly hours: number
    }
  | ReminderFacts
  | WatchFacts
  | SeatsFacts

export interface ReminderFacts {
  /** `reminderShowtimes`: there are showtimes, and sales are not open yet. */
  readonly kind: 'reminderSale' | 'reminderShowtimes'
  readonly name: string | null
  readonly show: string
  readonly cinema: string
  /** Start of sales, local date-time of the site; null if open. */
  readonly opening: string | null
  /** The film's page. */
  readonly href: string
  /** The page of the recipient's reminders. */
  readonly manageHref: string
  /** POST ends all reminders of the recipient (RFC 8058). */
  readonly unsubscribe: string
}

/** Seats together are free. */
export interface SeatsFacts extends Pick<ReminderFacts, 'name' | 'show' | 'href' | 'manageHref'> {
  /** `seatsOffered`: they are held. */
  readonly kind: 'seatsOffered' | 'seatsFree'
  /** Cinema, day and time. */
  readonly where: string
  readonly places: readonly string[]
  readonly minutes: number
  /** POST ends the wish (RFC 8058). */
  readonly unsubscribe: string
}

/** Showtimes that are new in a followed list. */
export interface WatchFacts extends Pick<ReminderFacts, 'name' | 'href' | 'manageHref'> {
  readonly kind: 'watchFound'
  /** Title of the list. */
  readonly show: string
  /** The first ones: day, time, film, cinema and version. */
  readonly showtimes: readonly string[]
  readonly count: number
  /** POST ends the list for its recipient (RFC 8058). */
  readonly unsubscribe: string
}

export interface WrittenMail {
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly unsubscribe?: string
}

export type WriteMail = (visited: SiteRequest, facts: MailFacts) => WrittenMail

/** A notification, and the label of the button that ends its list, or all reminders on the device. */
export interface WrittenNotification {
  readonly title: string
  readonly body: string
  readonly end: string
}

export type WriteNotification = (
  visited: SiteRequest,
  facts: ReminderFacts | WatchFacts,
) => WrittenNotification

export interface Interaction {
  readonly prompt: 'login' | 'consent'
  readonly signUp: boolean
  /** The address that the visitor typed at the application; '' without one. */
  readonly loginHint: string
  readonly application: string
  readonly scopes: readonly string[]
}

export type InteractionResult =
  | { readonly account: string }
  | { readonly consent: true }
  | { readonly refused: true }

/** A sign-in at an outside provider. */
export interface SignInElsewhere {
  readonly signUp: boolean
  /** '' without one. */
  readonly loginHint: string
  /** The provider must not reuse its session. */
  readonly again: boolean
  /** Address at which the visitor continues. */
  readonly next: string
  /** The id at the embedded provider, which waits for the sign-in; null if none does. */
  readonly interaction: string | null
}

/** Access that a client gave an application of others. */
export interface ApplicationGrant {
  readonly id: string
  readonly application: string
  readonly scopes: readonly string[]
  readonly since: string
}

export interface Identity {
  respond(visited: SiteRequest, request: Request, requester: Requester): Promise<Response | undefined>
  interaction(visited: SiteRequest, request: Request): Promise<Interaction | null>
  finish(visited: SiteRequest, request: Request, result: InteractionResult): Promise<Response>
  /** Null if the token is foreign, expired or revoked; a refusal for an address that sent too many of these. */
  accountOfToken(visited: SiteRequest, token: string, requester: Requester): Promise<string | Refusal | null>
  grants(visited: SiteRequest, account: string): Promise<readonly ApplicationGrant[]>
  endGrant(visited: SiteRequest, account: string, grant: string): Promise<void>
  /** Ends the account's grants and sessions at the provider. */
  forget(site: SiteRequest['site'], account: string): Promise<void>
  endSession(visited: SiteRequest, request: Request): Promise<readonly string[]>
  /** Clients of the site sign in at an outside provider, and nowhere else. */
  isElsewhere(site: SiteRequest['site']): boolean
  /** Redirects to the outside provider. */
  signInElsewhere(visited: SiteRequest, request: Request, how: SignInElsewhere): Promise<Response>
  /** URL that ends the browser's session at an outside provider, if that has one. */
  logOutAddress(visited: SiteRequest, session: Session | null): Promise<string | null>
}

/** Puzzles before sign-ins that strangers have made suspicious. */
export interface SignInProofs {
  /** A puzzle for the browser; undefined if there are none. */
  puzzle(site: SiteRequest['site']): Promise<unknown>
  /** Each solution once. */
  isSolved(site: SiteRequest['site'], solution: string): Promise<boolean>
}

/** Null if the file is no picture, and for too many pixels. */
export type MakePortrait = (file: Uint8Array) => Promise<Buffer | null>
