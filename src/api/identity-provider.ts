import { Auth0Client } from '@auth0/auth0-spa-js'
import workerAddress from '@auth0/auth0-spa-js/dist/auth0-spa-js.worker.production.js?url'
import { authentication } from '../../config/authentication.ts'
import type { SiteIdentity } from '../document/boot.ts'
import { IdentityFault, identityFault } from './identity-fault.ts'

export interface ProviderOptions extends SiteIdentity {
  /** Address on the site that the provider sends the visitor back to. */
  readonly callback: string
}

interface SignIn {
  /** Path of the site to come back to. */
  readonly target: string
  /** Language of the interface. */
  readonly language: string
  readonly signUp?: boolean
  /** Nobody is asked anything: who has no session at the provider comes back with an error. */
  readonly silent?: boolean
}

export interface Return {
  /** As it was given; null where it is not known to be ours. */
  readonly target: string | null
  readonly silent: boolean
  /** Null for a visitor who is signed in now. */
  readonly fault: IdentityFault | null
}

/** An OpenID provider as the site uses it. Tokens are in memory alone, refresh tokens in that of a worker. Rejects with IdentityFault. */
export interface IdentityProvider {
  /** Bearer of the moment: kept, refreshed, or asked for in a hidden frame. */
  readonly token: () => Promise<string>
  /** Leaves the page. */
  readonly signIn: (how: SignIn) => Promise<void>
  /** Makes use of the query that the provider sent the visitor back with. */
  readonly comeBack: (query: string) => Promise<Return>
  /** Forgets the session here, not at the provider. */
  readonly forget: () => Promise<void>
  /** Ends the session at the provider too, which leads on to an address of the site. Leaves the page. */
  readonly signOut: (returnTo: string) => Promise<void>
}

interface AppState {
  readonly target?: unknown
  readonly silent?: unknown
}

const { timeout, httpTimeout, leeway, sessionCheckDays } = authentication.identity

/** The library takes a given issuer only over https; else it expects the domain's own with a slash behind it. */
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
  const { target, silent } = (typeof appState === 'object' && appState !== null ? appState : {}) as AppState
  return { target: typeof target === 'string' ? target : null, silent: silent === true, fault }
}

const appStateOf = (error: unknown): unknown =>
  error instanceof Error && 'appState' in error ? error.appState : null

async function inOurWords<T>(request: Promise<T>): Promise<T> {
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
      const token = await inOurWords(client.getTokenSilently())
      if (token === undefined) throw new IdentityFault('login_required')
      return token
    },
    signIn: ({ target, language, signUp = false, silent = false }) =>
      inOurWords(
        client.loginWithRedirect<AppState>({
          appState: { target, silent },
          authorizationParams: {
            ui_locales: language,
            ...(signUp ? { screen_hint: 'signup' } : {}),
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
    signOut: (returnTo) => inOurWords(client.logout({ logoutParams: { returnTo } })),
  }
}
