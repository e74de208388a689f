import type { LoggedOut } from '@marquee/identity/logout-token.ts'
import type { FlagOwner } from './flag-service.ts'

export interface OwnerSession {
  readonly owner: FlagOwner
  readonly csrf: string
  /** Provider at which the owner signed in; null for the first admin's password. */
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

export type OwnerSignIn =
  | { readonly kind: 'in'; readonly token: string; readonly session: OwnerSession }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'wait'; readonly seconds: number }

/** Session tokens are stored as hashes. */
export interface FlagOwners {
  /** Nobody is created without a role, and sessions of a known owner end. */
  signInProvided(owner: ProvidedOwner): Promise<ProviderSignIn>
  /** Rights of a subject of the embedded provider from now on; null for none. */
  changeRights(sub: string, rights: ProvidedOwner['rights']): Promise<void>
  /** True if the operator has set the password of `breakGlass`. */
  readonly opensByPassword: boolean
  /** A short session of the first admin, without the provider. */
  breakGlass(password: string, address: string | undefined): Promise<OwnerSignIn>
  session(token: string | undefined): Promise<OwnerSession | null>
  signOut(token: string): Promise<void>
  /** Ends sessions that have ended at the provider. */
  endProvided(who: LoggedOut): Promise<void>
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
