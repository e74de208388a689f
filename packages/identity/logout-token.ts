import { UnavailableError } from '@marquee/kit/http/errors.ts'
import { createRemoteJWKSet, customFetch, decodeJwt, errors, type FetchImplementation, jwtVerify } from 'jose'
import type { CustomFetch } from 'openid-client'
import type { OutsideProviderSettings } from '#config/authentication.ts'

/** Ended sessions at the provider: all of the subject, or those of one of the provider's sessions. */
export interface LoggedOut {
  readonly issuer: string
  readonly subject: string | null
  readonly providerSession: string | null
  /** Epoch seconds. Later sessions stay, so that a token that is sent again ends nothing. */
  readonly startedBefore: number
}

const EVENT = 'http://schemas.openid.net/event/backchannel-logout'
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
]
/** Seconds. */
const TOLERANCE = 15
const OLDEST = 600

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

interface LogoutTokenReader {
  /** Null for a token that is not valid (OpenID Connect Back-Channel Logout 1.0, 2.6). Throws UnavailableError. */
  read(token: string, jwksUri: string | undefined): Promise<LoggedOut | null>
}

export function createLogoutTokenReader(
  { issuer, applicationId }: Pick<OutsideProviderSettings, 'issuer' | 'applicationId'>,
  {
    fetch: fetcher,
    now = Date.now,
  }: { readonly fetch?: CustomFetch | undefined; readonly now?: () => number },
): LogoutTokenReader {
  const fetchKeys: FetchImplementation | undefined =
    fetcher &&
    ((url, { headers, ...rest }) =>
      fetcher(url, { ...rest, body: undefined, headers: Object.fromEntries(headers) }))
  const options = fetchKeys ? { [customFetch]: fetchKeys } : {}
  let keys: { readonly uri: string; readonly find: ReturnType<typeof createRemoteJWKSet> } | undefined

  function keysAt(uri: string) {
    if (keys?.uri !== uri) keys = { uri, find: createRemoteJWKSet(new URL(uri), options) }
    return keys.find
  }

  async function verified(token: string, uri: string) {
    try {
      const { payload } = await jwtVerify(token, keysAt(uri), {
        issuer,
        audience: applicationId,
        // A token for another purpose is refused (OWASP ASVS 10.5.5).
        typ: 'logout+jwt',
        algorithms: ALGORITHMS,
        clockTolerance: TOLERANCE,
        maxTokenAge: OLDEST,
        requiredClaims: ['iat', 'jti', 'events'],
        currentDate: new Date(now()),
      })
      return payload
    } catch (cause) {
      const isOurs = cause instanceof errors.JOSEError && !(cause instanceof errors.JWKSTimeout)
      if (isOurs && cause.code !== 'ERR_JOSE_GENERIC') return null
      throw new UnavailableError(`${issuer}: no keys`, { cause })
    }
  }

  return {
    async read(token, jwksUri) {
      if (jwksUri === undefined) throw new UnavailableError(`${issuer}: no jwks_uri`)
      const claims = await verified(token, jwksUri)
      if (claims === null) return null
      const { events, nonce, sub, sid, iat = 0 } = claims
      const isLogout = isObject(events) && EVENT in events && isObject(events[EVENT])
      const [subject, providerSession] = [textOf(sub), textOf(sid)]
      // A nonce is what an ID token has: it must not pass for a logout.
      if (!isLogout || nonce !== undefined || (subject ?? providerSession) === null) return null
      return { issuer, subject, providerSession, startedBefore: iat + TOLERANCE }
    },
  }
}

/** The ID token was verified when its session began. */
export function isLoggedOut(idToken: string, { subject, providerSession }: LoggedOut): boolean {
  const { sub, sid } = decodeJwt(idToken)
  return (subject === null || sub === subject) && (providerSession === null || sid === providerSession)
}
