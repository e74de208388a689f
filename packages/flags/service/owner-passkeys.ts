import type { OwnerSignIn } from './flag-owners.ts'
import type { FlagOwner } from './flag-service.ts'

/** The console and the browser that use a passkey. */
export interface PasskeyPlace {
  /** The console's origin; its host is the relying party. */
  readonly origin: string
  /** CSRF value of the browser: a challenge is valid in the browser that requested it. */
  readonly csrf: string
  readonly address?: string | undefined
}

export interface OwnerPasskey {
  readonly id: string
  readonly name: string
  /** ISO date-times. */
  readonly madeAt: string
  readonly usedAt: string | null
}

export type PasskeyAdded =
  /** Recovery codes are new, and returned once, with the first second factor of an owner. */
  | { readonly kind: 'done'; readonly recoveryCodes: readonly string[] | null }
  | { readonly kind: 'wrong' | 'tooMany' }

/**
 * Passkeys of owners. `response`: JSON that the browser's library returns; `token`: value of the session
 * cookie. Options are those of the browser's library.
 */
export interface OwnerPasskeys {
  list(owner: string): Promise<readonly OwnerPasskey[]>
  addOptions(owner: FlagOwner, place: PasskeyPlace): Promise<object>
  /** Proves the session, and ends the others with the first second factor. */
  add(
    owner: FlagOwner,
    token: string,
    passkey: { readonly name: string; readonly response: string },
    place: PasskeyPlace,
  ): Promise<PasskeyAdded>
  rename(owner: FlagOwner, id: string, name: string): Promise<void>
  /** Recovery codes end with the last second factor. */
  remove(owner: FlagOwner, id: string): Promise<boolean>
  /** Options for the passkeys of one owner, or for any that the browser offers. Null: too many from this address. */
  proofOptions(place: PasskeyPlace, owner?: FlagOwner): Promise<object | null>
  /** Proves the session. */
  prove(owner: FlagOwner, token: string, response: string, place: PasskeyPlace): Promise<'right' | 'wrong'>
  /** A sign-in without a password; the session is proved. */
  signIn(response: string, place: PasskeyPlace): Promise<OwnerSignIn>
}
