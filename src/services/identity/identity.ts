import { addCookies, redirectWith } from '@marquee/identity/cookie-responses.ts'
import { callProvider } from '@marquee/identity/koa-bridge.ts'
import { forgetAccount } from '@marquee/identity/oidc-adapter.ts'
import {
  isProtocolPath,
  LOG_OUT,
  protocolRoutes,
  resumedInteraction,
} from '@marquee/identity/protocol-paths.ts'
import type { SiteRequest } from '@marquee/identity/site-request.ts'
import { authentication } from '#config/authentication.ts'
import type { ClientSessions, Profiles } from '../accounts/accounts.ts'
import type { Identity, InteractionResult } from '../accounts/ports.ts'
import type { Requester } from '../accounts/refusals.ts'
import { clientSessionToken } from '../accounts/session-cookies.ts'
import { createGrants } from './application-grants.ts'
import { isOwnApplication } from './applications.ts'
import { languageFor } from './interaction-pages.ts'
import { finishInteraction, readInteraction } from './interactions.ts'
import { endHostSession, endOwnSession, logOutTarget } from './log-out.ts'
import type { OutsideIdentity } from './outside-identity.ts'
import { orUnavailable, outsideResponses } from './outside-responses.ts'
import type { OutsideSignIn } from './outside-sign-in.ts'
import { followHost, followInteraction, type SessionTools } from './provider-session.ts'
import { createProviders, type ProvidersOptions } from './providers.ts'
import { refusedAuthorization, type SignInLimit } from './sign-in-limit.ts'
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

async function cookiesInStep(
  tools: SessionTools,
  request: Request,
  { session }: Visit,
): Promise<string | null> {
  const { pathname } = new URL(request.url)
  const resumed = resumedInteraction(pathname)
  if (resumed !== undefined) return followInteraction(tools, cookieOf(request), resumed, session)
  return followsHost.has(pathname) ? followHost(tools, cookieOf(request), session) : cookieOf(request)
}

function withCookie(request: Request, cookie: string | null): Request {
  const changed = new Request(request)
  if (cookie === null) changed.headers.delete('cookie')
  else changed.headers.set('cookie', cookie)
  return changed
}

function inRequestedLanguage(place: SiteRequest, request: Request): SiteRequest {
  const requested = new URL(request.url).searchParams.get('ui_locales')
  return requested === null ? place : { ...place, language: languageFor(place.site, requested) }
}

async function holderOf({ provider }: SessionTools, token: string): Promise<string | null> {
  const found = await provider.AccessToken.find(token)
  if (!found?.grantId || !isOwnApplication(found.clientId)) return null
  return (await provider.Grant.find(found.grantId)) ? found.accountId : null
}

async function visitOf(
  { sessions }: IdentityOptions['accounts'],
  place: SiteRequest,
  request: Request,
): Promise<Visit> {
  const token = clientSessionToken(place, cookieOf(request))
  return { place, token, session: await sessions.find(place.site, token), cookies: [], fault: null }
}

/** One provider for each site that signs in its own clients; the client host is the issuer. */
export function createIdentity(options: IdentityOptions): Identity {
  const { store, accounts, errorPage, onError, outside, outsideTokens, isDirect = () => false } = options
  const toolsOf = createProviders(options)

  const isHere = ({ site }: SiteRequest) => authentication.externalOn.includes(site) && !isDirect(site)

  async function logOut(tools: SessionTools, visit: Visit, request: Request): Promise<Response> {
    const { place, token } = visit
    const { searchParams } = new URL(request.url)
    const application = await tools.provider.Client.find(searchParams.get('client_id') ?? '')
    const target = logOutTarget(place, searchParams.get('returnTo'))
    if (!application || target === null) return errorPage(place, 'unknownTarget', 400)
    return redirectWith((await elsewhere.logOutAddress(place, visit.session)) ?? target, [
      ...(await endOwnSession(tools, place, cookieOf(request))),
      ...(await endHostSession(accounts, place, token)),
    ])
  }

  async function dispatch(place: SiteRequest, request: Request, { address }: Requester): Promise<Response> {
    const refused = await refusedAuthorization(options, place, request, address)
    if (refused) return refused
    const tools = await toolsOf(place)
    const visit = await visitOf(accounts, place, request)
    if (new URL(request.url).pathname === LOG_OUT) return logOut(tools, visit, request)
    const forwarded = withCookie(request, await cookiesInStep(tools, request, visit))
    const response = await duringVisit(visit, () =>
      callProvider(tools.provider, forwarded, place.clientOrigin, address),
    )
    if (visit.fault === null) return addCookies(response, visit.cookies)
    const page = await errorPage(place, visit.fault, response.status)
    return addCookies(page, [...response.headers.getSetCookie(), ...visit.cookies])
  }

  async function finish(place: SiteRequest, request: Request, result: InteractionResult): Promise<Response> {
    const response = isHere(place)
      ? await finishInteraction(await toolsOf(place), place, request, result)
      : undefined
    return response ?? errorPage(place, 'expired', 400)
  }

  const elsewhere = outsideResponses({ outside, errorPage, onError, finish })

  return {
    async respond(place, request, requester) {
      const { pathname } = new URL(request.url)
      const returned = elsewhere.respond(place, request)
      if (returned) return returned
      if (!isHere(place) || !isProtocolPath(pathname)) return undefined
      const localised = inRequestedLanguage(place, request)
      return orUnavailable(options, localised, request, () => dispatch(localised, request, requester))
    },
    async interaction(place, request) {
      return isHere(place) ? readInteraction(await toolsOf(place), request) : null
    },
    finish,
    async accountOfToken(place, token, requester) {
      const isOwn = isHere(place) && token.length <= LONGEST_TOKEN
      const holder = isOwn ? await holderOf(await toolsOf(place), token) : null
      return holder ?? (await outsideTokens?.accountOfToken(place, token, requester)) ?? null
    },
    ...createGrants(options),
    forget: (site, account) => forgetAccount(store.db, site, account),
    endSession: async (place, request) =>
      isHere(place) ? endOwnSession(await toolsOf(place), place, cookieOf(request)) : [],
    isElsewhere: elsewhere.isElsewhere,
    signInElsewhere: elsewhere.signIn,
    logOutAddress: elsewhere.logOutAddress,
  }
}
