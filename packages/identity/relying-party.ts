import { UnavailableError } from '@marquee/kit/http/errors.ts'
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  type CustomFetch,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  None,
  type ServerMetadata,
  skipSubjectCheck,
} from 'openid-client'
import type { OutsideProviderSettings } from '#config/authentication.ts'
import { createLogoutTokenReader, type LoggedOut } from './logout-token.ts'
import { readSubject, type SubjectClaims } from './subject-claims.ts'

export interface RelyingPartyOptions {
  readonly fetch?: CustomFetch | undefined
  /** Epoch milliseconds. */
  readonly now?: () => number
  /** Milliseconds. */
  readonly timeout?: number
}

export interface AuthorizationRequest {
  readonly redirectUri: string
  readonly state: string
  readonly nonce: string
  readonly verifier: string
  readonly language: string
  readonly signUp: boolean
  /** The address that the visitor typed before. */
  readonly loginHint?: string
  /** The provider must not reuse its session. */
  readonly again: boolean
}

type Sent = Pick<AuthorizationRequest, 'redirectUri' | 'state' | 'nonce' | 'verifier'>

/** A client of one provider, whose endpoints come from its discovery document. Throws UnavailableError. */
export interface RelyingParty {
  readonly settings: OutsideProviderSettings
  metadata(): Promise<ServerMetadata>
  authorizationAddress(request: AuthorizationRequest): Promise<string>
  /** Exchanges the code in `query`. Throws the library's errors for a code or token that is not valid. */
  exchange(
    query: string,
    sent: Sent,
  ): Promise<{
    readonly subject: SubjectClaims
    readonly idToken: string
    /** Claims of the ID token and of the userinfo endpoint. */
    readonly claims: Readonly<Record<string, unknown>>
  }>
  /** Null if the provider rejects the token. */
  subjectOfToken(token: string): Promise<SubjectClaims | null>
  /** Reads a logout token. Null if it is not valid. */
  loggedOut(token: string): Promise<LoggedOut | null>
  /** Null if the provider has no such endpoint. It sends `state` back to the target. */
  endSessionAddress(target: string, idToken: string | null, state?: string): Promise<string | null>
}

const TIMEOUT = 10_000
const DISCOVERED_FOR = 3_600_000
const RETRY_AFTER = 60_000
const REJECTED: readonly unknown[] = [400, 401, 403]

function authOf(secret: string | null): ClientAuth {
  if (secret === null) return None()
  const [basic, post] = [ClientSecretBasic(secret), ClientSecretPost(secret)]
  // Applications have the first by default (OpenID Connect Discovery, 3).
  return (server, ...rest) =>
    ((server.token_endpoint_auth_methods_supported?.includes('client_secret_basic') ?? true) ? basic : post)(
      server,
      ...rest,
    )
}

/** Follows the discovery document: reads it again every hour, and keeps the last one while it cannot be read. */
function createDiscovery(
  { issuer, applicationId, secret }: OutsideProviderSettings,
  { fetch: fetcher, now = () => Date.now(), timeout = TIMEOUT }: RelyingPartyOptions,
): () => Promise<Configuration> {
  let found: { readonly server: Configuration; until: number } | undefined
  let finding: Promise<Configuration> | undefined

  async function discover(): Promise<Configuration> {
    const server = await discovery(new URL(issuer), applicationId, undefined, authOf(secret), {
      timeout: timeout / 1_000,
      execute: [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])],
      ...(fetcher ? { [customFetch]: fetcher } : {}),
    })
    found = { server, until: now() + DISCOVERED_FOR }
    return server
  }

  return async () => {
    if (found && now() < found.until) return found.server
    finding ??= discover().finally(() => {
      finding = undefined
    })
    try {
      return await finding
    } catch (cause) {
      if (!found) throw new UnavailableError(`${issuer}: no discovery document`, { cause })
      found.until = now() + RETRY_AFTER
      return found.server
    }
  }
}

/** HTTP status with which the provider responded, if it is that of an error. */
function statusOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined
  if ('status' in error) return error.status
  const { cause } = error
  if (cause instanceof Response) return cause.status
  return cause instanceof Error ? statusOf(cause) : undefined
}

async function subjectOfToken(
  server: Configuration,
  token: string,
  { issuer, claims }: OutsideProviderSettings,
): Promise<SubjectClaims | null> {
  try {
    const subject = readSubject(await fetchUserInfo(server, token, skipSubjectCheck), claims)
    if (subject) return subject
  } catch (error) {
    if (REJECTED.includes(statusOf(error))) return null
    throw new UnavailableError(`${issuer}: no user`, { cause: error })
  }
  throw new UnavailableError(`${issuer}: a user without sub`)
}

export function createRelyingParty(
  settings: OutsideProviderSettings,
  options: RelyingPartyOptions = {},
): RelyingParty {
  const { issuer, scope, audience, claims: names } = settings
  const serverOf = createDiscovery(settings, options)
  const logoutTokens = createLogoutTokenReader(settings, options)
  return {
    settings,
    metadata: async () => (await serverOf()).serverMetadata(),
    async authorizationAddress({
      redirectUri,
      state,
      nonce,
      verifier,
      language,
      signUp,
      loginHint = '',
      again,
    }) {
      const server = await serverOf()
      const prompts = server.serverMetadata().prompt_values_supported
      const creates = signUp && Array.isArray(prompts) && prompts.includes('create')
      const prompt = creates ? 'create' : again ? 'login' : null
      return buildAuthorizationUrl(server, {
        redirect_uri: redirectUri,
        scope,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ui_locales: language,
        ...(audience === null ? {} : { audience }),
        ...(prompt === null ? {} : { prompt }),
        // Auth0's name for it; others ignore it.
        ...(signUp ? { screen_hint: 'signup' } : {}),
        ...(loginHint === '' ? {} : { login_hint: loginHint }),
      }).href
    },
    async exchange(query, { redirectUri, state, nonce, verifier }) {
      const server = await serverOf()
      const tokens = await authorizationCodeGrant(server, new URL(redirectUri + query), {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      })
      const identified = tokens.claims()
      if (!identified || tokens.id_token === undefined) throw new UnavailableError(`${issuer}: no ID token`)
      const more =
        server.serverMetadata().userinfo_endpoint === undefined
          ? {}
          : await fetchUserInfo(server, tokens.access_token, identified.sub)
      const claims = { ...identified, ...more }
      const subject = readSubject(claims, names)
      if (!subject) throw new UnavailableError(`${issuer}: a user without sub`)
      return { subject, idToken: tokens.id_token, claims }
    },
    subjectOfToken: async (token) => subjectOfToken(await serverOf(), token, settings),
    async loggedOut(token) {
      const { jwks_uri: jwksUri } = (await serverOf()).serverMetadata()
      return logoutTokens.read(token, jwksUri)
    },
    async endSessionAddress(target, idToken, state) {
      const server = await serverOf()
      if (server.serverMetadata().end_session_endpoint === undefined) return null
      return buildEndSessionUrl(server, {
        post_logout_redirect_uri: target,
        ...(state === undefined ? {} : { state }),
        ...(idToken === null ? {} : { id_token_hint: idToken }),
      }).href
    },
  }
}
