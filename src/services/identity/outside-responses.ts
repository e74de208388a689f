import { addCookies, redirectWith } from '@marquee/identity/cookie-responses.ts'
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
  place: SiteRequest,
  request: Request,
  work: () => Promise<Response>,
): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof BrokenBody) throw error
    onError(error, new URL(request.url).pathname)
    return errorPage(place, 'unavailable', 503)
  }
}

async function comeBack(
  { errorPage, finish }: OutsideResponsesOptions,
  at: SiteRequest,
  request: Request,
  outside: OutsideSignIn,
): Promise<Response> {
  const back = await outside.comeBack(at, request)
  const { kind, place, cookies } = back
  if (kind === 'next') return redirectWith(back.next, cookies)
  if (kind === 'fault') return addCookies(await errorPage(place, back.fault, back.status), cookies)
  const query = new URLSearchParams({ interaction: back.interaction })
  const waiting = new Request(`${place.clientOrigin}/?${query}`, { headers: request.headers })
  return addCookies(await finish(place, waiting, back.result), cookies)
}

/** Responses of a client host for the outside provider of its site. */
export function outsideResponses(options: OutsideResponsesOptions) {
  const { outside, errorPage, onError } = options
  const knows = ({ site }: SiteRequest) => outside?.knows(site) === true
  return {
    isElsewhere: (site: SiteRequest['site']) => outside?.knows(site) === true,
    /** The return from the provider, and its logout tokens; undefined for any other request. */
    respond(place: SiteRequest, request: Request): Promise<Response> | undefined {
      if (!outside || !knows(place)) return undefined
      const { pathname } = new URL(request.url)
      if (pathname === authentication.backChannelPath)
        return outside.backChannel(place, request, (error) => onError(error, pathname))
      return request.method === 'GET' && pathname === authentication.callbackPath
        ? orUnavailable(options, place, request, () => comeBack(options, place, request, outside))
        : undefined
    },
    signIn: (place: SiteRequest, request: Request, how: SignInElsewhere): Promise<Response> =>
      orUnavailable(options, place, request, async () => {
        if (!outside || !knows(place)) return errorPage(place, 'invalidRequest', 400)
        const { address, cookies } = await outside.start(place, request.headers.get('cookie'), how)
        return redirectWith(address, cookies)
      }),
    /** A sign-out works here even if the provider's does not. */
    async logOutAddress(place: SiteRequest, session: Session | null): Promise<string | null> {
      if (!outside || !knows(place)) return null
      try {
        return await outside.logOutAddress(place, session)
      } catch (error) {
        onError(error, LOG_OUT)
        return null
      }
    },
  }
}
