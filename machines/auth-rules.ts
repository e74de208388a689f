import type { Client } from '#models/client.ts'
import type { FrameMessage } from '#models/frame-message.ts'

export interface AuthResponse {
  readonly client: Client
  readonly registerUrl: string | null
  readonly emailValidationUrl: string | null
  readonly external: boolean
  readonly forced: boolean
  /**
   * The confirmation of an e-mail address, which the visitor may postpone on this page, or has. Absent:
   * required, for an unconfirmed address.
   */
  readonly confirmation?: 'required' | 'optional' | 'postponed'
}

export type FramePurpose = 'signIn' | 'signUp' | 'register' | 'validate'

export interface AuthFrame {
  readonly purpose: FramePurpose
  /** Null until the endpoint is known. */
  readonly url: string | null
  readonly closable: boolean
}

interface FrameFacts extends Pick<AuthResponse, 'registerUrl' | 'emailValidationUrl' | 'confirmation'> {
  readonly client: Pick<Client, 'registered' | 'emailVerify' | 'firstLogin'>
}

/**
 * The page that a client has to complete first; null if none. The e-mail confirmation is
 * closable where it is optional.
 */
export function requiredFrame({
  client,
  registerUrl,
  emailValidationUrl,
  confirmation = 'required',
}: FrameFacts): AuthFrame | null {
  const { registered, emailVerify, firstLogin } = client
  const [purpose, url] =
    !registered || (emailVerify && firstLogin)
      ? (['register', registerUrl] as const)
      : firstLogin
        ? (['validate', emailValidationUrl] as const)
        : (['register', null] as const)
  const isConfirming = purpose === 'validate'
  if (url === null || (isConfirming && confirmation === 'postponed')) return null
  return { purpose, url, closable: isConfirming && confirmation === 'optional' }
}

/**
 * True for a frame opened for the client's state, not by the visitor: it closes
 * when nothing is left to do.
 */
export const isDemanded = (frame: AuthFrame | null): boolean =>
  frame !== null && (!frame.closable || frame.purpose === 'validate')

export const identityErrors = [
  'timeout',
  'popup_cancelled',
  'state_mismatch',
  'missing_transaction',
  'missing_refresh_token',
  'mfa_required',
  'login_required',
  'consent_required',
  'invalid_id_token',
  'token_undecodable',
  'session_failed',
  'token_error',
] as const

export type IdentityError = (typeof identityErrors)[number]

/** Errors that leave an anonymous visitor, if the call allows that. */
const anonymousErrors: readonly IdentityError[] = [
  'login_required',
  'consent_required',
  'missing_refresh_token',
]

export const allowsAnonymous = (code: IdentityError): boolean => anonymousErrors.includes(code)

export type IdentityOutcome = 'silentLogout' | 'nobody' | 'failed'

export function identityOutcome(code: IdentityError, anonymousAllowed: boolean): IdentityOutcome {
  if (code === 'login_required') return 'silentLogout'
  if (code === 'session_failed' || code === 'token_undecodable') return 'nobody'
  if (anonymousAllowed && allowsAnonymous(code)) return 'nobody'
  return 'failed'
}

const foreignNames: Readonly<Record<string, IdentityError>> = {
  cancelled: 'popup_cancelled',
  access_denied: 'popup_cancelled',
  'Invalid state': 'state_mismatch',
  invalid_state: 'state_mismatch',
  invalid_grant: 'token_error',
  // The provider cannot interact with the user under `prompt=none`.
  interaction_required: 'login_required',
  account_selection_required: 'login_required',
}

/** Maps a failed identity request by its `error`, `code` or message; `token_error` if unknown. */
export function identityErrorOf(thrown: unknown): IdentityError {
  const { error, code, message }: Readonly<Record<string, unknown>> = Object(thrown)
  for (const name of [error, code, message]) {
    if (typeof name !== 'string') continue
    const known = identityErrors.find((each) => each === name) ?? foreignNames[name]
    if (known !== undefined) return known
  }
  return 'token_error'
}

export interface AuthVisit {
  /** No earlier page in this browser session. */
  readonly first: boolean
  /** The browser blocks third-party cookies. */
  readonly blocksOtherCookies: boolean
  readonly authCookie: boolean
  readonly domainAllows: boolean
}

export const signsInSilently = ({
  first,
  blocksOtherCookies,
  authCookie,
  domainAllows,
}: AuthVisit): boolean => first && blocksOtherCookies && authCookie && domainAllows

/** Sent with the data of a completed registration. */
export const REGISTER_COMPLETE = 'REGISTER_COMPLETE'

export interface PassedOn {
  readonly data: unknown
  readonly code: typeof REGISTER_COMPLETE | null
}

export const passedOn = ({ event, data }: FrameMessage): PassedOn => ({
  data,
  code: event === 'register_complete' ? REGISTER_COMPLETE : null,
})

/** The address with `login_hint`, the parameter of OpenID for an e-mail that the visitor typed. */
export function hintedAddress(url: string, email: string): string {
  if (email === '') return url
  const address = new URL(url)
  address.searchParams.set('login_hint', email)
  return address.href
}

export function frameAddress(url: string, closeHref: string | null): string {
  if (closeHref === null) return url
  const address = new URL(url)
  address.searchParams.set('close', closeHref)
  return address.href
}
