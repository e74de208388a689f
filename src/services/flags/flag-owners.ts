import type { SiteId } from '../../../config/sites.ts'
import type { FlagOwner } from './flag-service.ts'

export interface OwnerSession {
  readonly owner: FlagOwner
  readonly csrf: string
}

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
  /** Value of the device cookie for a browser in which this owner has signed in. */
  deviceOf(name: string): string
  session(token: string | undefined): Promise<OwnerSession | null>
  signOut(token: string): Promise<void>
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
}

/** Stored as hashes. */
export interface FlagTokens {
  list(): Promise<readonly FlagToken[]>
  /** Returns the token itself, once. Admins only. */
  make(
    kind: FlagTokenKind,
    name: string,
    by: FlagOwner,
  ): Promise<{ readonly token: string; readonly entry: FlagToken } | undefined>
  revoke(id: string, by: FlagOwner): Promise<boolean>
  /** Null if unknown or of another kind. Admin tokens count as every kind. */
  check(authorization: string | undefined, kind: FlagTokenKind): Promise<FlagToken | null>
}
