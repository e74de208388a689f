import type { LoggedOut } from '@marquee/identity/logout-token.ts'
import type { SiteId } from '#config/sites.ts'
import type { FlagOwner } from './flag-service.ts'

export interface OwnerSession {
  readonly owner: FlagOwner
  readonly csrf: string
  /** Provider at which the owner signed in; null for a sign-in here. */
  readonly issuer: string | null
  /** A hint for the sign-out at the provider. */
  readonly idToken: string | null
}

/** An owner as the provider describes him at a sign-in. */
export interface ProvidedOwner {
  readonly issuer: string
  readonly sub: string
  /** Best first; the first is taken that no other owner has. */
  readonly names: readonly string[]
  /** Null: no role. */
  readonly rights: Pick<FlagOwner, 'role' | 'sites'> | null
  readonly idToken: string
}

export type ProviderSignIn =
  | {
      readonly kind: 'in'
      readonly token: string
      readonly session: OwnerSession
      /** Null at the first sign-in. */
      readonly before: FlagOwner | null
    }
  | { readonly kind: 'noRole'; readonly name: string }

export interface OwnerRequester {
  readonly address: string | undefined
  /** Value of the device cookie, as sent. */
  readonly device?: string | undefined
}

export type OwnerSignIn =
  | { readonly kind: 'in'; readonly token: string; readonly session: OwnerSession }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'wait'; readonly seconds: number; readonly status: 429 | 503 }

export interface NewOwner {
  readonly name: string
  readonly password: string
  readonly role: FlagOwner['role']
  readonly sites: readonly SiteId[]
}

export type OwnerFault =
  | 'nameMissing'
  | 'nameTaken'
  | 'nameTooLong'
  | 'passwordMissing'
  | 'passwordTooShort'
  | 'passwordTooLong'
  | 'passwordTooCommon'
  | 'sitesMissing'
  | 'lastAdmin'
  | 'notAllowed'
  | 'atProvider'
  | 'wrongPassword'
  | 'tooManyTries'
  | 'unknown'

export type OwnerResult =
  | { readonly kind: 'done'; readonly owner: FlagOwner }
  | { readonly kind: 'refused'; readonly why: OwnerFault }

/** Passwords and session tokens are stored as hashes. */
export interface FlagOwners {
  /** Creates the first admin on first start; undefined afterwards. */
  firstAdmin(): Promise<{ readonly name: string; readonly password: string } | undefined>
  signIn(name: string, password: string, requester: OwnerRequester): Promise<OwnerSignIn>
  /** Nobody is created without a role, and sessions of a known owner end. */
  signInProvided(owner: ProvidedOwner): Promise<ProviderSignIn>
  /** Value of the device cookie for a browser in which this owner has signed in. */
  deviceOf(name: string): string
  session(token: string | undefined): Promise<OwnerSession | null>
  signOut(token: string): Promise<void>
  /** Ends sessions that have ended at the provider. Returns the owners. */
  endProvided(who: LoggedOut): Promise<readonly FlagOwner[]>
  list(): Promise<readonly FlagOwner[]>
  add(owner: NewOwner, by: FlagOwner): Promise<OwnerResult>
  /** Ends the owner's sessions if rights or password change. */
  change(id: string, change: Partial<NewOwner>, by: FlagOwner): Promise<OwnerResult>
  remove(id: string, by: FlagOwner): Promise<OwnerResult>
  changePassword(owner: FlagOwner, current: string, next: string): Promise<OwnerResult>
}

export type FlagTokenKind = 'client' | 'frontend' | 'admin'

export interface FlagToken {
  readonly id: string
  readonly name: string
  readonly kind: FlagTokenKind
  /** ISO date-time. */
  readonly madeAt: string
  readonly madeBy: string
  /** ISO date-time; null: never. */
  readonly expiresAt: string | null
  /** ISO date-time, to the hour; null before the first use. */
  readonly usedAt: string | null
}

/** Stored as hashes. */
export interface FlagTokens {
  list(): Promise<readonly FlagToken[]>
  /** Returns the token itself, once. Admins only. `days` until it expires; null: never. */
  make(
    kind: FlagTokenKind,
    name: string,
    by: FlagOwner,
    days?: number | null,
  ): Promise<{ readonly token: string; readonly entry: FlagToken } | undefined>
  revoke(id: string, by: FlagOwner): Promise<boolean>
  /** Null if unknown, expired or of another kind. Admin tokens count as every kind. */
  check(authorization: string | undefined, kind: FlagTokenKind): Promise<FlagToken | null>
}
