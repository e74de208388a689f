import { Auth0Client } from '@auth0/auth0-spa-js'
import workerAddress from '@auth0/auth0-spa-js/dist/auth0-spa-js.worker.production.js?url'
import { authentication } from '#config/authentication.ts'
import type { SiteIdentity } from '../document/boot.ts'
import { IdentityFault, identityFault } from './identity-fault.ts'

export interface ProviderOptions extends SiteIdentity {
  /** Address on the site to which the provider returns. */
  readonly callback: string
}

interface SignIn {
  readonly target: string
  readonly language: string
  readonly signUp?: boolean
  /** Typed by the visitor, for the provider's form. */
  readonly email?: string
  /** A visitor without a session at the provider sees no page of it and returns with an error. */
  readonly silent?: boolean
}

export interface Return {
  /** The target passed to `signIn`; null if the return is not known to be ours. */
  readonly target: string | null
  readonly silent: boolean
  /** Null if the visitor is signed in. */
  readonly fault: IdentityFault | null
}

/**
 * An OpenID provider. Tokens are in memory only, refresh tokens in a worker's. Rejects with IdentityFault.
 */
export interface IdentityProvider {
  /** The current bearer: cached, refreshed, or requested in a hidden frame. */
  readonly token: () => Promise<string>
  /** Leaves the page. */
  readonly signIn: (how: SignIn) => Promise<void>
  readonly comeBack: (query: string) => Promise<Return>
  readonly forget: () => Promise<void>
  /** Ends the session at the provider too, which redirects to an address of the site. Leaves the page. */
  readonly signOut: (returnTo: string) => Promise<void>
}

interface AppState {
  readonly target?: unknown
  readonly silent?: unknown
}

const { timeout, httpTimeout, leeway, sessionCheckDays } = authentication.identity

/** The library accepts an issuer over https only; else it expects the domain's own with a trailing slash. */
const issuerOf = (issuer: string) => (issuer.startsWith('https://') ? { issuer } : {})

function libraryClient({ issuer, applicationId, audience, callback }: ProviderOptions): Auth0Client {
  return new Auth0Client({
    domain: issuer.replace(/\/+$/, ''),
    ...issuerOf(issuer),
    clientId: applicationId,
    cacheLocation: 'memory',
    useRefreshTokens: true,
    useRefreshTokensFallback: true,
    workerUrl: workerAddress,
    authorizeTimeoutInSeconds: timeout,
    httpTimeoutInSeconds: httpTimeout,
    leeway,
    sessionCheckExpiryDays: sessionCheckDays,
    legacySameSiteCookie: false,
    authorizationParams: {
      scope: authentication.scope,
      redirect_uri: callback,
      ...(audience === null ? {} : { audience }),
    },
  })
}

function returnOf(appState: unknown, fault: IdentityFault | null): Return {
  const { target, silent }: AppState = Object(appState)
  return { target: typeof target === 'string' ? target : null, silent: silent === true, fault }
}

const appStateOf = (error: unknown): unknown =>
  error instanceof Error && 'appState' in error ? error.appState : null

async function withFaults<T>(request: Promise<T>): Promise<T> {
  try {
    return await request
  } catch (error) {
    throw identityFault(error)
  }
}

export function openIdentityProvider(options: ProviderOptions): IdentityProvider {
  const client = libraryClient(options)
  return {
    async token() {
      const token = await withFaults(client.getTokenSilently())
      if (token === undefined) throw new IdentityFault('login_required')
      return token
    },
    signIn: ({ target, language, signUp = false, email = '', silent = false }) =>
      withFaults(
        client.loginWithRedirect<AppState>({
          appState: { target, silent },
          authorizationParams: {
            ui_locales: language,
            ...(signUp ? { screen_hint: 'signup' } : {}),
            ...(email === '' ? {} : { login_hint: email }),
            ...(silent ? { prompt: 'none' } : {}),
          },
        }),
      ),
    async comeBack(query) {
      try {
        const { appState } = await client.handleRedirectCallback<AppState>(options.callback + query)
        return returnOf(appState, null)
      } catch (error) {
        return returnOf(appStateOf(error), identityFault(error))
      }
    },
    forget: () => client.logout({ openUrl: false }),
    signOut: (returnTo) => withFaults(client.logout({ logoutParams: { returnTo } })),
  }
}
