import { type IdentityError, identityErrorOf } from '#machines/auth-rules.ts'

/**
 * A sign-in fault by its name in the auth machine. Without details, since the
 * provider's text may be personal.
 */
export class IdentityFault extends Error {
  readonly error: IdentityError

  constructor(error: IdentityError) {
    super(error)
    this.error = error
  }
}

const SECOND_FACTOR = 'Multifactor authentication required'
const CLAIM =
  /\((?:iss|sub|aud|azp|nonce|auth_time|exp|iat|nbf|org_id|org_name)\) claim|^Signature algorithm|^Invalid session_expiry/
const UNREADABLE = /^ID token (?:could not be decoded|is required)/

const unreadableErrors = ['SyntaxError', 'InvalidCharacterError', 'URIError']

interface Thrown {
  readonly name?: unknown
  readonly message?: unknown
  readonly error?: unknown
  readonly error_description?: unknown
}

/** The library names most errors; those of ID tokens and the network have only a message. */
function nameOf(thrown: unknown): IdentityError {
  const { name, message, error, error_description }: Thrown = Object(thrown)
  if (error === 'login_required' && error_description === SECOND_FACTOR) return 'mfa_required'
  const text = typeof message === 'string' ? message : ''
  if (CLAIM.test(text)) return 'invalid_id_token'
  if (UNREADABLE.test(text) || unreadableErrors.includes(String(name))) return 'token_undecodable'
  if (text.startsWith('Timeout')) return 'timeout'
  return identityErrorOf(thrown)
}

export const identityFault = (thrown: unknown): IdentityFault =>
  thrown instanceof IdentityFault ? thrown : new IdentityFault(nameOf(thrown))
