import { addCookies, redirectWith } from '@marquee/identity/cookie-header.ts'
import { callProvider } from '@marquee/identity/koa-bridge.ts'
import { forgetAccount } from '@marquee/identity/oidc-adapter.ts'
import {
  isProtocolPath,
  LOG_OUT,
  protocolRoutes,
  resumedInteraction,
} from '@marquee/identity/protocol-paths.ts'
import type { SiteRequest } from '@marquee/identity/site-request.ts'
import { once } from '@marquee/kit/start/once.ts'
import { authentication } from '#config/authentication.ts'
import type { ClientSessions, Profiles } from '../accounts/accounts.ts'
import type { Identity, InteractionResult } from '../accounts/ports.ts'
import type { Requester } from '../accounts/refusals.ts'
import { clientSessionToken } from '../accounts/session-cookies.ts'
import { createGrants } from './application-grants.ts'
import { isOwnApplication } from './applications.ts'
import { refusedAuthorization, type SignInLimit } from './begun-sign-ins-limit.ts'
import { languageFor } from './interaction-pages.ts'
import { finishInteraction, readInteraction } from './interactions.ts'
import { endHostSession, endOwnSession, logOutTarget } from './log-out.ts'
import type { OutsideIdentity } from './outside-identity.ts'
import { orUnavailable, outsideResponses } from './outside-responses.ts'
import type { OutsideSignIn } from './outside-sign-in.ts'
import { followHost, followInteraction, type SessionTools } from './provider-session.ts'
import type { ProvidersOptions } from './providers.ts'
import { duringVisit, type Visit } from './visit.ts'

export interface IdentityOptions extends ProvidersOptions, SignInLimit {
  readonly accounts: {
    readonly profiles: Pick<Profiles, 'account'>
    readonly sessions: Pick<ClientSessions, 'find' | 'end'>
  }
  /** Sites whose clients an outside provider signs in, for the provider here. */
  readonly outside?: OutsideSignIn
  readonly outsideTokens?: OutsideIdentity
  /** The provider here is off for this site: its pages sign in at the outside one directly. */
  readonly isDirect?: (site: SiteRequest['site']) => boolean
}

const LONGEST_TOKEN = 128
const followsHost: ReadonlySet<string> = new Set([protocolRoutes.authorization, protocolRoutes.end_session])

const cookieOf = (request: Request) => request.headers.get('cookie')

async function cookiesInStep(tools: SessionTools, request: Request, { session }: Visit) {
  const { pathname } = new URL(request.url)
  const resumed = resumedInteraction(pathname)
  if (resumed !== undefined) return followInteraction(tools, cookieOf(request), resumed, session)
  return followsHost.has(pathname) ? followHost(tools, cookieOf(request), session) : cookieOf(request)
}

function inRequestedLanguage(visited: SiteRequest, request: Request): SiteRequest {
  const requested = new URL(request.url).searchParams.get('ui_locales')
  return requested === null ? visited : { ...visited, language: languageFor(visited.site, requested) }
}

async function holderOf({ provider }: SessionTools, token: string): Promise<string | null> {
  const found = await provider.AccessToken.find(token)
  if (!found?.grantId || !isOwnApplication(found.clientId)) return null
  return (await provider.Grant.find(found.grantId)) ? found.accountId : null
}

async function visitOf({ sessions }: IdentityOptions['accounts'], visited: SiteRequest, request: Request) {
  const token = clientSessionToken(visited, cookieOf(request))
  return { visited, token, session: await sessions.find(visited.site, token), cookies: [], fault: null }
}

/** One provider for each site that signs in its own clients; the client host is the issuer. */
export function createIdentity(options: IdentityOptions): Identity {
  const { store, accounts, errorPage, onError, outside, outsideTokens, isDirect = () => false } = options
  const providers = once(() =>
    import('./providers.ts').then(({ createProviders }) => createProviders(options)),
  )
  const toolsOf = async (visited: SiteRequest) => (await providers())(visited)

  const isHere = ({ site }: SiteRequest) => authentication.externalOn.includes(site) && !isDirect(site)

  async function logOut(tools: SessionTools, visit: Visit, request: Request): Promise<Response> {
    const { visited, token } = visit
    const { searchParams } = new URL(request.url)
    const application = await tools.provider.Client.find(searchParams.get('client_id') ?? '')
    const target = logOutTarget(visited, searchParams.get('returnTo'))
    if (!application || target === null) return errorPage(visited, 'unknownTarget', 400)
    return redirectWith((await elsewhere.logOutAddress(visited, visit.session)) ?? target, [
      ...(await endOwnSession(tools, visited, cookieOf(request))),
      ...(await endHostSession(accounts, visited, token)),
    ])
  }

  async function dispatch(visited: SiteRequest, request: Request, { address }: Requester): Promise<Response> {
    const refused = await refusedAuthorization(options, visited, request, address)
    if (refused) return refused
    const tools = await toolsOf(visited)
    const visit = await visitOf(accounts, visited, request)
    if (new URL(request.url).pathname === LOG_OUT) return logOut(tools, visit, request)
    const cookie = await cookiesInStep(tools, request, visit)
    const response = await duringVisit(visit, () =>
      callProvider(tools.provider, request, { origin: visited.clientOrigin, address, cookie }),
    )
    if (visit.fault === null) return addCookies(response, visit.cookies)
    const page = await errorPage(visited, visit.fault, response.status)
    return addCookies(page, [...response.headers.getSetCookie(), ...visit.cookies])
  }

  async function finish(visited: SiteRequest, request: Request, result: InteractionResult) {
    const response = isHere(visited)
      ? await finishInteraction(await toolsOf(visited), visited, request, result)
      : undefined
    return response ?? errorPage(visited, 'expired', 400)
  }

  const elsewhere = outsideResponses({ outside, errorPage, onError, finish })

  return {
    async respond(visited, request, requester) {
      const { pathname } = new URL(request.url)
      const returned = elsewhere.respond(visited, request)
      if (returned) return returned
      if (!isHere(visited) || !isProtocolPath(pathname)) return undefined
      const localised = inRequestedLanguage(visited, request)
      return orUnavailable(options, localised, request, () => dispatch(localised, request, requester))
    },
    async interaction(visited, request) {
      return isHere(visited) ? readInteraction(await toolsOf(visited), request) : null
    },
    finish,
    async accountOfToken(visited, token, requester) {
      const isOwn = isHere(visited) && token.length <= LONGEST_TOKEN
      const holder = isOwn ? await holderOf(await toolsOf(visited), token) : null
      return holder ?? (await outsideTokens?.accountOfToken(visited, token, requester)) ?? null
    },
    ...createGrants(options),
    forget: (site, account) => forgetAccount(store.db, site, account),
    endSession: async (visited, request) =>
      isHere(visited) ? endOwnSession(await toolsOf(visited), visited, cookieOf(request)) : [],
    isElsewhere: elsewhere.isElsewhere,
    signInElsewhere: elsewhere.signIn,
    logOutAddress: elsewhere.logOutAddress,
  }
}
