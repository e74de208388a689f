import type { AccountPlace, Asker, Booking } from './accounts.ts'

/** What mails say is the client area's business, not the store's. */
export type MailFacts =
  | {
      readonly kind: 'confirm' | 'reset'
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
  | { readonly kind: 'passwordChanged'; readonly name: string | null; readonly forgottenHref: string }
  | { readonly kind: 'deleted'; readonly name: string | null }
  | {
      readonly kind: 'booked' | 'bookingCancelled'
      readonly name: string | null
      readonly booking: Booking
      readonly href: string
    }
  | {
      readonly kind: 'planBegun' | 'planChanged' | 'planPlanned' | 'planKept'
      readonly name: string | null
      /** Its title. */
      readonly plan: string
      /** ISO date of its first day. */
      readonly from: string
      readonly href: string
    }

export interface WrittenMail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

export type WriteMail = (place: AccountPlace, facts: MailFacts) => WrittenMail

/** What a client that asks for a log-in is waiting for. */
export interface Interaction {
  readonly prompt: 'login' | 'consent'
  /** The visitor wants to register. */
  readonly signUp: boolean
  /** Name of the application that asks. */
  readonly application: string
  readonly scopes: readonly string[]
}

export type InteractionResult =
  | { readonly account: string }
  | { readonly consent: true }
  | { readonly refused: true }

/** The OpenID provider of a site, whose issuer is the site's client host. */
export interface Identity {
  /** Answers the requests of the protocol; undefined for every other path. */
  respond(place: AccountPlace, request: Request, asker: Asker): Promise<Response | undefined>
  /** The interaction that the request's cookie belongs to; null where there is none or it has expired. */
  interaction(place: AccountPlace, request: Request): Promise<Interaction | null>
  /** Goes on with it: the redirect that the browser follows. */
  finish(place: AccountPlace, request: Request, result: InteractionResult): Promise<Response>
  /** Ids of the account that an access token was given for; null for a token that is not ours, has expired or was withdrawn. */
  accountOfToken(place: AccountPlace, token: string): Promise<string | null>
  /** The account's grants and sessions at the provider are gone: after a sign-out everywhere, a new password or a deletion. */
  forget(site: AccountPlace['site'], account: string): Promise<void>
  /** Ends the provider's session of this browser with all that was granted in it. Answers `Set-Cookie` lines. */
  endSession(place: AccountPlace, request: Request): Promise<readonly string[]>
  /** Where a browser that signs out has to go because the provider is elsewhere: it leads back to the site. Null where it need not. */
  logOutAddress(place: AccountPlace): string | null
}
