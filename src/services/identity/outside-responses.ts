import { addCookies, redirectWith } from '@marquee/identity/cookie-header.ts'
import { BrokenBody } from '@marquee/identity/koa-bridge.ts'
import { LOG_OUT } from '@marquee/identity/protocol-paths.ts'
import type { SiteRequest } from '@marquee/identity/site-request.ts'
import { authentication } from '#config/authentication.ts'
import type { Session } from '../accounts/accounts.ts'
import type { Identity, SignInElsewhere } from '../accounts/ports.ts'
import type { OutsideSignIn } from './outside-sign-in.ts'
import type { IdentityErrorPage } from './visit.ts'

interface FaultPages {
  readonly errorPage: IdentityErrorPage
  readonly onError: (error: unknown, at: string) => void
}

interface OutsideResponsesOptions extends FaultPages {
  /** Undefined if no site has an outside provider. */
  readonly outside: OutsideSignIn | undefined
  /** Ends an interaction of the embedded provider, which the query names. */
  readonly finish: Identity['finish']
}

/** A page for an error that the request has not caused; `onError` gets the path without its query. */
export async function orUnavailable(
  { errorPage, onError }: FaultPages,
  visited: SiteRequest,
  request: Request,
  work: () => Promise<Response>,
): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof BrokenBody) throw error
    onError(error, new URL(request.url).pathname)
    return errorPage(visited, 'unavailable', 503)
  }
}

async function comeBack(
  { errorPage, finish }: OutsideResponsesOptions,
  at: SiteRequest,
  request: Request,
  outside: OutsideSignIn,
): Promise<Response> {
  const back = await outside.comeBack(at, request)
  const { kind, visited, cookies } = back
  if (kind === 'next') return redirectWith(back.next, cookies)
  if (kind === 'fault') return addCookies(await errorPage(visited, back.fault, back.status), cookies)
  const query = new URLSearchParams({ interaction: back.interaction })
  const waiting = new Request(`${visited.clientOrigin}/?${query}`, { headers: request.headers })
  return addCookies(await finish(visited, waiting, back.result), cookies)
}

/** Responses of a client host for the outside provider of its site. */
export function outsideResponses(options: OutsideResponsesOptions) {
  const { outside, errorPage, onError } = options
  const isElsewhere = (site: SiteRequest['site']) => outside?.knows(site) === true
  return {
    isElsewhere,
    /** The return from the provider, and its logout tokens; undefined for any other request. */
    respond(visited: SiteRequest, request: Request): Promise<Response> | undefined {
      if (!outside || !isElsewhere(visited.site)) return undefined
      const { pathname } = new URL(request.url)
      if (pathname === authentication.backChannelPath)
        return outside.backChannel(visited, request, (error) => onError(error, pathname))
      return request.method === 'GET' && pathname === authentication.callbackPath
        ? orUnavailable(options, visited, request, () => comeBack(options, visited, request, outside))
        : undefined
    },
    signIn: (visited: SiteRequest, request: Request, how: SignInElsewhere): Promise<Response> =>
      orUnavailable(options, visited, request, async () => {
        if (!outside || !isElsewhere(visited.site)) return errorPage(visited, 'invalidRequest', 400)
        const { address, cookies } = await outside.start(visited, request.headers.get('cookie'), how)
        return redirectWith(address, cookies)
      }),
    /** A sign-out works here even if the provider's does not. */
    async logOutAddress(visited: SiteRequest, session: Session | null): Promise<string | null> {
      if (!outside || !isElsewhere(visited.site)) return null
      try {
        return await outside.logOutAddress(visited, session)
      } catch (error) {
        onError(error, LOG_OUT)
        return null
      }
    },
  }
}
