import type { SiteId } from '../../../config/sites.ts'
import type { FlagOwner } from './flag-service.ts'

export interface OwnerSession {
  readonly owner: FlagOwner
  /** Value of the hidden field of every form. */
  readonly csrf: string
}

export type OwnerSignIn =
  | { readonly kind: 'in'; readonly token: string; readonly session: OwnerSession }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'wait'; readonly seconds: number }

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

/** Who may work in the flag service. Passwords are hashed, sessions are known by the hash of their token. */
export interface FlagOwners {
  /** At a first start: makes the first admin and answers how to sign in, once; undefined ever after. */
  firstAdmin(): Promise<{ readonly name: string; readonly password: string } | undefined>
  signIn(name: string, password: string, address: string | undefined): Promise<OwnerSignIn>
  session(token: string | undefined): Promise<OwnerSession | null>
  signOut(token: string): Promise<void>
  list(): Promise<readonly FlagOwner[]>
  add(owner: NewOwner, by: FlagOwner): Promise<OwnerResult>
  /** Ends the sessions of whoever loses rights or gets another password. */
  change(id: string, change: Partial<NewOwner>, by: FlagOwner): Promise<OwnerResult>
  remove(id: string, by: FlagOwner): Promise<OwnerResult>
  changePassword(owner: FlagOwner, current: string, next: string): Promise<OwnerResult>
}

export type TokenKind = 'client' | 'frontend' | 'admin'

export interface FlagToken {
  readonly id: string
  readonly name: string
  readonly kind: TokenKind
  /** ISO date-time. */
  readonly madeAt: string
  readonly madeBy: string
}

/** Tokens with which Unleash SDKs and scripts ask the service; stored by their hash. */
export interface FlagTokens {
  list(): Promise<readonly FlagToken[]>
  /** The token itself is answered here and never again. Only an admin may. */
  make(
    kind: TokenKind,
    name: string,
    by: FlagOwner,
  ): Promise<{ readonly token: string; readonly entry: FlagToken } | undefined>
  revoke(id: string, by: FlagOwner): Promise<boolean>
  /** Whose token an Authorization header holds; null where nobody's, or one of another kind. An admin's token does for every kind. */
  check(authorization: string | undefined, kind: TokenKind): Promise<FlagToken | null>
}
