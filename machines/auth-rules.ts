import type { Client } from '../content-models/client.ts'
import type { FrameMessage } from '../content-models/frame-message.ts'

/** What sign-in does by rule, without state: which page a client must see, what an error means, when to sign in silently. */

/** The answer of a client request. */
export interface AuthAnswer {
  readonly client: Client
  readonly registerUrl: string | null
  readonly emailValidationUrl: string | null
  /** Sign-in is that of an external identity provider. */
  readonly external: boolean
  /** Nothing goes on without signing in. */
  readonly forced: boolean
  /** Of an address that is not confirmed: whether the visitor may put it off on this page, or has done so. Absent: may not. */
  readonly confirmation?: 'required' | 'optional' | 'postponed'
}

export type FramePurpose = 'signIn' | 'signUp' | 'register' | 'validate'

export interface AuthFrame {
  readonly purpose: FramePurpose
  /** Null until the endpoint is known. */
  readonly url: string | null
  readonly closable: boolean
}

interface FrameFacts extends Pick<AuthAnswer, 'registerUrl' | 'emailValidationUrl' | 'confirmation'> {
  readonly client: Pick<Client, 'registered' | 'emailVerify' | 'firstLogin'>
}

/** The page that a client has to deal with before anything else; that for confirming an address can be left where the page is for everybody. */
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

/** A frame that a client has to deal with, not one that the visitor opened: it goes when there is nothing left to do. */
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

/** Errors with which a visitor may go on as nobody, where a call allows that. */
const anonymousErrors: readonly IdentityError[] = [
  'login_required',
  'consent_required',
  'missing_refresh_token',
]

export const allowsAnonymous = (code: IdentityError): boolean => anonymousErrors.includes(code)

/** Silent log-out, nobody signed in, or a failure of which the visitor is told. */
export type IdentityOutcome = 'silentLogout' | 'nobody' | 'failed'

export function identityOutcome(code: IdentityError, anonymousAllowed: boolean): IdentityOutcome {
  if (code === 'login_required') return 'silentLogout'
  if (code === 'session_failed' || code === 'token_undecodable') return 'nobody'
  if (anonymousAllowed && allowsAnonymous(code)) return 'nobody'
  return 'failed'
}

/** As identity libraries name them. */
const foreignNames: Readonly<Record<string, IdentityError>> = {
  cancelled: 'popup_cancelled',
  access_denied: 'popup_cancelled',
  'Invalid state': 'state_mismatch',
  invalid_state: 'state_mismatch',
  invalid_grant: 'token_error',
  // Nobody may be asked, and somebody would have to be.
  interaction_required: 'login_required',
  account_selection_required: 'login_required',
}

/** The error that a failed request of identity means, by its `error`, its `code` or its message. */
export function identityErrorOf(thrown: unknown): IdentityError {
  const { error, code, message } = (typeof thrown === 'object' && thrown !== null ? thrown : {}) as Readonly<
    Record<string, unknown>
  >
  for (const name of [error, code, message]) {
    if (typeof name !== 'string') continue
    const known = identityErrors.find((each) => each === name) ?? foreignNames[name]
    if (known !== undefined) return known
  }
  return 'token_error'
}

/** What is known of a visit before anything is asked. */
export interface AuthVisit {
  /** No page of this browser session came before. */
  readonly first: boolean
  /** The browser keeps cookies of other hosts out. */
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

/** Goes with the data of a completed registration. */
export const REGISTER_COMPLETE = 'REGISTER_COMPLETE'

export interface PassedOn {
  readonly data: unknown
  readonly code: typeof REGISTER_COMPLETE | null
}

export const passedOn = ({ event, data }: FrameMessage): PassedOn => ({
  data,
  code: event === 'register_complete' ? REGISTER_COMPLETE : null,
})

/** A page that the visitor may leave says where to. */
export function frameAddress(url: string, closeHref: string | null): string {
  if (closeHref === null) return url
  const address = new URL(url)
  address.searchParams.set('close', closeHref)
  return address.href
}
