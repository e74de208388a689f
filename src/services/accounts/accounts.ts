import type { SiteId } from '../../../config/sites.ts'
import type { Language } from '../../../config/types.ts'
import type { SubscriptionOffer } from '../../../content-models/subscription.ts'

/** One of the hosts at which an account is used: where links of mails lead, and whose words they are in. */
export interface AccountPlace {
  readonly site: SiteId
  readonly language: Language
  /** Scheme, host and port of the site. */
  readonly origin: string
  /** The same of its client host. */
  readonly clientOrigin: string
}

/** Who is asking; tries are counted by it. */
export interface Asker {
  readonly address: string | undefined
}

/** Option id → quantity, at least 1. */
export type PlanOptions = Readonly<Record<string, number>>

/** A client's subscription today. Dates are ISO dates of the site's calendar. */
export interface AccountSubscription {
  readonly currentPlan: string
  /** Null for a plan that is no longer sold. */
  readonly planTitle: string | null
  /** First day of the plan. */
  readonly since: string
  readonly options: PlanOptions
  readonly eligibleChanges: readonly string[]
  readonly eligibleForAddonChange: boolean
  /** Id of the order that planned the change. */
  readonly newLeadId: string | null
  readonly newPlan: string | null
  readonly nextPlanExecutionDate: string | null
}

export interface PlanOrder {
  readonly plan: string
  readonly options: PlanOptions
}

/** Result of ordering a plan. `planned` starts with the next month of the subscription, the others today. `from` is the first day. */
export interface PlanChange {
  readonly kind: 'begun' | 'changed' | 'optionsChanged' | 'planned' | 'unchanged'
  readonly plan: SubscriptionOffer
  readonly options: PlanOptions
  readonly from: string
}

export interface Loyalty {
  readonly level: string
  readonly points: number
  /** Null at the highest level. */
  readonly next: { readonly level: string; readonly missing: number } | null
}

export interface Membership {
  readonly subscription: AccountSubscription | null
  /** Null where the site has no levels. */
  readonly loyalty: Loyalty | null
  /** The uploaded picture as a `data:` URL, so that no public address exposes it. */
  readonly picture: string | null
}

/** A client as the store knows it; never its password. Instants are ISO date-times in UTC. */
export interface Account {
  readonly id: string
  readonly site: SiteId
  /** Lower case; empty where an outside identity provider did not vouch for one. */
  readonly email: string
  readonly emailVerifiedAt: string | null
  /** False for who signs in at an outside identity provider only. */
  readonly hasPassword: boolean
  readonly firstName: string | null
  readonly lastName: string | null
  readonly language: Language
  /** When the client completed the registration; null until then. */
  readonly completedAt: string | null
  readonly newsletter: boolean
  readonly mailConsent: boolean
  readonly createdAt: string
}

/** A field of a form → what is wrong with it; the words are the page's. */
export type FieldFault = 'missing' | 'tooLong' | 'tooShort' | 'malformed' | 'tooCommon' | 'wrong'
export type Faults = Readonly<Record<string, FieldFault>>

export interface TooMany {
  readonly kind: 'tooMany'
  readonly retryAfterSeconds: number
}

export interface Registration {
  readonly email: string
  readonly password: string
  readonly firstName: string
  readonly lastName: string
  readonly newsletter: boolean
}

/** `accepted` says nothing of whether the address had an account: a mail says that to whoever reads it. `session` only where one was made. */
export type RegisterOutcome =
  | { readonly kind: 'accepted'; readonly session: string | null; readonly account: Account | null }
  | { readonly kind: 'invalid'; readonly faults: Faults }
  | TooMany

export type SignInOutcome =
  | { readonly kind: 'signedIn'; readonly session: string; readonly account: Account }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'locked'; readonly retryAfterSeconds: number }
  | TooMany

/** What a link of a mail came to. */
export type LinkOutcome =
  | { readonly kind: 'done'; readonly account: Account }
  | { readonly kind: 'expired' | 'used' | 'unknown' }
export type ResetOutcome = LinkOutcome | { readonly kind: 'invalid'; readonly faults: Faults }
export type SendOutcome = { readonly kind: 'sent' } | TooMany

export interface Session {
  readonly account: Account
  /** Value that forms and changing calls of this session repeat. */
  readonly csrf: string
  /** Epoch seconds. */
  readonly expiresAt: number
  /** Epoch seconds of the log-in. */
  readonly startedAt: number
}

export interface Profile {
  readonly firstName: string
  readonly lastName: string
  readonly language: Language
}

export interface Consents {
  readonly newsletter: boolean
  readonly mailConsent: boolean
}

export type ChangeOutcome =
  | { readonly kind: 'changed'; readonly account: Account }
  | { readonly kind: 'invalid'; readonly faults: Faults }

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
  readonly createdAt: string
  readonly cancelledAt: string | null
}

export type NewBooking = Omit<Booking, 'id' | 'createdAt' | 'cancelledAt'>

export type Emotion = 'disappointed' | 'liked' | 'loved'

/** Favourites newest first. */
export interface SavedItems {
  readonly favouriteCinemas: readonly string[]
  readonly wishlist: readonly string[]
  readonly emotions: Readonly<Record<string, Emotion>>
}

export type FavouriteOutcome = 'added' | 'unchanged' | 'limitReached' | 'unknownCinema'

export interface Mail {
  readonly id: string
  readonly site: SiteId
  readonly language: Language
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly createdAt: string
  /** When an SMTP server took it; null where there is none or it has not yet. */
  readonly sentAt: string | null
}

/**
 * Everything that is kept of clients, on the store of the content. Each method that changes something has changed it for good once it
 * resolves. Rejects only where the store fails.
 */
export interface Accounts {
  // The guest pages.
  register(place: AccountPlace, input: Registration, asker: Asker): Promise<RegisterOutcome>
  signIn(
    place: AccountPlace,
    input: { readonly email: string; readonly password: string },
    asker: Asker,
  ): Promise<SignInOutcome>
  confirmEmail(place: AccountPlace, token: string): Promise<LinkOutcome>
  /** Sends the confirmation once more. */
  sendConfirmation(place: AccountPlace, account: string, asker: Asker): Promise<SendOutcome>
  /** Another address for an account whose address is not confirmed, and a confirmation to it. The answer is the same where the address has an account: its owner gets a mail. */
  changeAddress(
    place: AccountPlace,
    account: string,
    email: string,
    asker: Asker,
  ): Promise<SendOutcome | { readonly kind: 'invalid'; readonly faults: Faults }>
  /** Sends a link with which a new password can be chosen, if the address has an account; the answer is the same if not. */
  forgotten(place: AccountPlace, email: string, asker: Asker): Promise<SendOutcome>
  /** Ends every session of the account. */
  resetPassword(place: AccountPlace, token: string, password: string): Promise<ResetOutcome>
  /** Marks the registration as completed. */
  complete(place: AccountPlace, account: string, input: Profile & Consents): Promise<ChangeOutcome>

  // Sessions. The token is what the cookie holds; the store keeps its hash.
  startSession(site: SiteId, account: string): Promise<string>
  session(site: SiteId, token: string | undefined): Promise<Session | null>
  endSession(site: SiteId, token: string): Promise<void>
  endOtherSessions(site: SiteId, account: string, keep: string | null): Promise<void>

  // The client.
  account(site: SiteId, id: string): Promise<Account | null>
  /** The account of somebody whom an outside identity provider vouches for; made at the first time, not yet registered. */
  accountOfSubject(
    place: AccountPlace,
    subject: {
      readonly issuer: string
      readonly sub: string
      readonly email: string | null
      readonly emailVerified: boolean
      readonly familyName: string | null
      readonly givenName: string | null
    },
  ): Promise<Account>
  changeProfile(place: AccountPlace, account: string, input: Profile): Promise<ChangeOutcome>
  changePassword(
    place: AccountPlace,
    account: string,
    input: { readonly current: string; readonly password: string },
    keepSession: string | null,
  ): Promise<ChangeOutcome | TooMany>
  changeConsents(site: SiteId, account: string, consents: Consents): Promise<Account | null>
  /** All that is known of a client, as plain data for a file. */
  exportData(site: SiteId, account: string): Promise<Readonly<Record<string, unknown>>>
  /** Asks for the password where the account has one. */
  deleteAccount(
    place: AccountPlace,
    account: string,
    password: string | null,
  ): Promise<{ readonly kind: 'deleted' } | { readonly kind: 'invalid'; readonly faults: Faults } | TooMany>

  // What a client keeps.
  savedItems(site: SiteId, account: string): Promise<SavedItems>
  favouriteLimit(site: SiteId): number
  addFavourite(site: SiteId, account: string, cinema: string): Promise<FavouriteOutcome>
  removeFavourite(site: SiteId, account: string, cinema: string): Promise<void>
  setWishlist(site: SiteId, account: string, shows: readonly string[]): Promise<void>
  setIntention(site: SiteId, account: string, show: string, wanted: boolean): Promise<void>
  /** Null withdraws the rating. */
  setEmotion(site: SiteId, account: string, show: string, emotion: Emotion | null): Promise<void>
  bookings(site: SiteId, account: string): Promise<readonly Booking[]>
  /** The same order sent again within moments is one booking. */
  book(place: AccountPlace, account: string, booking: NewBooking): Promise<Booking>
  cancelBooking(place: AccountPlace, account: string, booking: string): Promise<Booking | null>

  // Subscription, level and picture.
  /** Titles are in `language`, the site's first one if absent. */
  membership(site: SiteId, account: string, language?: Language): Promise<Membership>
  plans(site: SiteId, language: Language): Promise<readonly SubscriptionOffer[]>
  /** The result of an order, without carrying it out; null for a plan that the site does not sell. */
  quotePlan(place: AccountPlace, account: string, order: PlanOrder): Promise<PlanChange | null>
  /** Idempotent: the same order sent again is `unchanged`. */
  orderPlan(place: AccountPlace, account: string, order: PlanOrder): Promise<PlanChange | null>
  /** False if no change is planned. */
  callOffPlanChange(place: AccountPlace, account: string): Promise<boolean>
  /** Stores a small square made from a JPEG, PNG or WebP file. */
  setPicture(
    site: SiteId,
    account: string,
    file: Uint8Array,
  ): Promise<{ readonly kind: 'changed' | 'notAPicture' } | TooMany>
  removePicture(site: SiteId, account: string): Promise<void>

  // Mails, newest first. Local use only.
  mails(site: SiteId): Promise<readonly Mail[]>
  close(): Promise<void>
}
