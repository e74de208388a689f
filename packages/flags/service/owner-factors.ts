import type { FlagOwner } from './flag-service.ts'

/**
 * `pending`: the owner has a second factor, and this session has not proved it. `elsewhere`: the session was
 * started at a provider, which has checked its own.
 */
export interface FactorState {
  readonly kind: 'none' | 'pending' | 'proven' | 'elsewhere'
  /** The owner must set one up before anything else. */
  readonly missing: boolean
  /** Codes of an app. */
  readonly app: boolean
  readonly passkeys: number
  /** Proved so recently that the owner may change passkeys. */
  readonly recent: boolean
  readonly recoveryCodes: number
}

export interface FactorSetup {
  /** Base32, to be typed into an app. */
  readonly key: string
  /** `otpauth:` address of the key. */
  readonly address: string
  /** The key, readable by this service only; valid for this owner. */
  readonly sealed: string
}

export interface OwnerSessionUse {
  /** The id for `endSession`. */
  readonly id: string
  readonly current: boolean
  /** Browser and system, for example `Firefox, Windows`; null if unknown. */
  readonly device: string | null
  readonly network: string | null
  /** Started at the provider. */
  readonly atProvider: boolean
  /** ISO date-times. */
  readonly startedAt: string
  readonly seenAt: string | null
}

export type CodeCheck = 'right' | 'wrong' | 'wait'

/** One-time codes, recovery codes and sessions of owners. `token`: value of the session cookie. */
export interface OwnerFactors {
  /** The call also remembers that the session was used. */
  state(
    owner: FlagOwner,
    token: string,
    use: {
      readonly device: string | null
      readonly network: string | null
      /** Default: false. */
      readonly atProvider?: boolean
    },
  ): Promise<FactorState>
  has(owner: string): Promise<boolean>
  /** The set-up has the `sealed` key of a former call, or a new key. */
  begin(owner: FlagOwner, sealed?: string): FactorSetup
  /** Returns new recovery codes, once. Ends the owner's other sessions. */
  confirm(
    owner: FlagOwner,
    token: string,
    sealed: string,
    code: string,
  ): Promise<
    { readonly kind: 'done'; readonly recoveryCodes: readonly string[] } | { readonly kind: 'wrong' }
  >
  /** Accepts each one-time code and each recovery code once. */
  prove(owner: FlagOwner, token: string, code: string): Promise<CodeCheck>
  /** The former ones end. */
  newRecoveryCodes(owner: FlagOwner): Promise<readonly string[]>
  /** Codes of the app; with the last second factor recovery codes end too. */
  removeApp(owner: FlagOwner): Promise<void>
  /** All of an owner, passkeys too. */
  remove(owner: string, by: FlagOwner): Promise<void>
  sessions(owner: FlagOwner, token: string): Promise<readonly OwnerSessionUse[]>
  /** Sessions of this owner alone end. */
  endSession(owner: FlagOwner, id: string): Promise<void>
  endOtherSessions(owner: FlagOwner, token: string): Promise<void>
}
