import type { LoggedOut } from '@marquee/identity/logout-token.ts'
import type { SiteRequest } from '@marquee/identity/site-request.ts'
import type { SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import type { Emotion } from '#models/feelings.ts'
import type { SubscriptionOffer } from '#models/subscription.ts'
import type { Bookings, OrderRefusal } from './booking-types.ts'
import type { Evenings } from './evenings/evening-types.ts'
import type { Membership, PlanChange, PlanOrder } from './membership-types.ts'
import type { Faults, Requester, TooMany } from './refusals.ts'
import type { Reminders } from './reminders/reminders.ts'
import type { FavouriteOutcome, SavedItemLists } from './saved-item-lists.ts'
import type { SessionSource, SessionUse } from './session-source.ts'
import type { MailGroup } from './store/account-tables.ts'

/** A client without the password hash. Instants are ISO date-times in UTC. */
export interface Account {
  readonly id: string
  readonly site: SiteId
  /** Lower case; empty if an outside identity provider did not confirm one. */
  readonly email: string
  readonly emailVerifiedAt: string | null
  readonly hasPassword: boolean
  readonly firstName: string | null
  readonly lastName: string | null
  readonly language: Language
  readonly completedAt: string | null
  readonly newsletter: boolean
  readonly mailConsent: boolean
  readonly createdAt: string
}

export interface Registration {
  readonly email: string
  readonly password: string
  readonly firstName: string
  readonly lastName: string
  readonly newsletter: boolean
  /** The form named the site's terms. */
  readonly terms?: boolean
}

/** `accepted`: a new account, which claims the address until a mail confirms it, also if somebody owns it. */
export type RegisterOutcome =
  | { readonly kind: 'accepted'; readonly session: string; readonly account: Account }
  | { readonly kind: 'invalid'; readonly faults: Faults }
  | TooMany

export type PasswordSignIn = Readonly<Record<'email' | 'password', string> & { solution?: string }>
export type SignInOutcome =
  | { readonly kind: 'signedIn'; readonly session: string; readonly account: Account }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'locked'; readonly retryAfterSeconds: number }
  /** Strangers have tried many passwords: a browser that is not known must solve this puzzle, if there is one. */
  | { readonly kind: 'unproven'; readonly retryAfterSeconds: number; readonly puzzle: unknown }
  | TooMany

export type LinkOutcome =
  | { readonly kind: 'done'; readonly account: Account; readonly formerEmail?: string | null }
  | { readonly kind: 'expired' | 'used' | 'unknown' }
type Refusals = { readonly kind: 'invalid'; readonly faults: Faults } | TooMany
export type ResetOutcome = LinkOutcome | Refusals
export type SendOutcome = { readonly kind: 'sent' } | TooMany

export interface Session {
  readonly account: Account
  readonly csrf: string
  /** Epoch seconds, as `startedAt`. */
  readonly expiresAt: number
  readonly startedAt: number
  /** The token of the outside provider at which the client signed in; a hint for its sign-out. */
  readonly idToken: string | null
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

export interface Mail {
  readonly id: string
  readonly site: MailGroup
  readonly language: Language
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly createdAt: string
  /** Null until an SMTP server has accepted the mail. */
  readonly sentAt: string | null
}

export interface Registering {
  register(visited: SiteRequest, input: Registration, requester: Requester): Promise<RegisterOutcome>
  confirmEmail(visited: SiteRequest, token: string): Promise<LinkOutcome>
  sendConfirmation(visited: SiteRequest, account: string, requester: Requester): Promise<SendOutcome>
  /** Mails the new, unconfirmed address. Does not reveal whether that one has an account. */
  changeAddress(
    visited: SiteRequest,
    account: string,
    email: string,
    requester: Requester,
  ): Promise<SendOutcome | { readonly kind: 'invalid'; readonly faults: Faults }>
  /**
   * A change of a confirmed address mails a link to the new one and a notice to the present one; `confirmEmail` of
   * that link changes it. Does not reveal whether the new address has an account.
   */
  requestEmail(
    visited: SiteRequest,
    account: string,
    input: { readonly email: string; readonly current: string },
    requester: Requester,
  ): Promise<SendOutcome | { readonly kind: 'invalid'; readonly faults: Faults }>
  complete(visited: SiteRequest, account: string, input: Profile & Consents): Promise<ChangeOutcome>
}

export interface ClientAccess {
  signIn(visited: SiteRequest, input: PasswordSignIn, requester: Requester): Promise<SignInOutcome>
  /** Value of the device cookie for a browser in which this client has signed in. */
  deviceOf(site: SiteId, email: string): string
  /** Mails a link. Does not reveal whether the address has an account. */
  forgotten(visited: SiteRequest, email: string, requester: Requester): Promise<SendOutcome>
  /** Ends every session of the account. */
  resetPassword(visited: SiteRequest, token: string, password: string, by: Requester): Promise<ResetOutcome>
  /** Creates the account on first use, with its registration incomplete. */
  accountOfSubject(
    visited: SiteRequest,
    subject: {
      readonly issuer: string
      readonly sub: string
      readonly email: string | null
      readonly emailVerified: boolean
      readonly familyName: string | null
      readonly givenName: string | null
    },
  ): Promise<Account>
}

export interface ClientSessions {
  // Tokens are in the cookie; the store has only their hashes.
  start(site: SiteId, account: string, source?: SessionSource): Promise<string>
  /** Records the use. Null also for a session that was not started at the site's provider. */
  find(site: SiteId, token: string | undefined, device?: string | null): Promise<Session | null>
  /** The one of `token` first, then those used last. */
  list(site: SiteId, account: string, token: string): Promise<readonly SessionUse[]>
  end(site: SiteId, token: string): Promise<void>
  endOthers(site: SiteId, account: string, exceptToken: string | null): Promise<void>
  /** Ids are those of `sessions`; the outcome is that of `deleteAccount`. */
  endListed(
    site: SiteId,
    account: string,
    ids: readonly string[],
    password: string | null,
  ): Promise<{ readonly kind: 'ended' } | Refusals>
  /** Ends sessions that have ended at the provider, and the tokens of their accounts. Returns the accounts. */
  endOf(site: SiteId, who: LoggedOut): Promise<readonly string[]>
}

export interface Profiles {
  /** Null also for an account of another provider than the site's. */
  account(site: SiteId, id: string): Promise<Account | null>
  changeProfile(visited: SiteRequest, account: string, input: Profile): Promise<ChangeOutcome>
  changePassword(
    visited: SiteRequest,
    account: string,
    input: { readonly current: string; readonly password: string },
    exceptSession: string | null,
  ): Promise<ChangeOutcome | TooMany>
  changeConsents(site: SiteId, account: string, consents: Consents): Promise<Account | null>
  exportData(site: SiteId, account: string): Promise<Readonly<Record<string, unknown>>>
  /** Requires the password if the account has one. */
  deleteAccount(
    visited: SiteRequest,
    account: string,
    password: string | null,
  ): Promise<{ readonly kind: 'deleted' } | Refusals>
}

export interface SavedItems {
  list(site: SiteId, account: string): Promise<SavedItemLists>
  favouriteLimit(site: SiteId): number
  addFavourite(site: SiteId, account: string, cinema: string): Promise<FavouriteOutcome>
  removeFavourite(site: SiteId, account: string, cinema: string): Promise<void>
  /** Replaces the wishlist; the shows that it then has. Unknown ones are left out. */
  setWishlist(site: SiteId, account: string, shows: readonly string[]): Promise<readonly string[]>
  /** False for an unknown show. */
  setIntention(site: SiteId, account: string, show: string, isIntended: boolean): Promise<boolean>
  /** Null withdraws the rating. False for an unknown show. */
  setEmotion(site: SiteId, account: string, show: string, emotion: Emotion | null): Promise<boolean>
}

export interface Memberships {
  /** Titles are in `language`, by default the site's first. */
  find(site: SiteId, account: string, language?: Language): Promise<Membership>
  plans(site: SiteId, language: Language): Promise<readonly SubscriptionOffer[]>
  /** Null for a plan that the site does not sell. */
  quote(visited: SiteRequest, account: string, order: PlanOrder): Promise<PlanChange | null>
  order(visited: SiteRequest, account: string, order: PlanOrder): Promise<PlanChange | OrderRefusal | null>
  /** False if no change is planned. */
  callOffChange(visited: SiteRequest, account: string): Promise<boolean>
  /** JPEG, PNG or WebP. */
  setPicture(
    site: SiteId,
    account: string,
    file: Uint8Array,
  ): Promise<{ readonly kind: 'changed' | 'notAPicture' } | TooMany>
  removePicture(site: SiteId, account: string): Promise<void>
}

/** Changes are durable once the promise resolves; rejects only if the database fails. */
export interface Accounts {
  readonly registration: Registering
  readonly access: ClientAccess
  readonly sessions: ClientSessions
  readonly profiles: Profiles
  readonly savedItems: SavedItems
  readonly bookings: Bookings
  /** Orders of this process by outcome. */
  readonly orderFigures: () => ReadonlyMap<string, number>
  readonly evenings: Evenings
  readonly memberships: Memberships
  /** Undefined without a programme to follow. */
  readonly reminders?: Reminders | undefined
  // Mails have links that sign in: only a local outbox may show them.
  mails(site: SiteId): Promise<readonly Mail[]>
  close(): Promise<void>
}
