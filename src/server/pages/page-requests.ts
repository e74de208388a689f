import { readOldAddress } from '@marquee/addresses/old-addresses.ts'
import { readOpenAddress } from '@marquee/addresses/open-programme.ts'
import { dataSecurity } from '@marquee/kit/http/security-headers.ts'
import { authentication } from '#config/authentication.ts'
import { pageLimits } from '#config/page-limits.ts'
import { routeKinds } from '#config/routes.ts'
import { hasSignInCookie } from '../../document/signed-in.ts'
import { withinShares } from '../application-requests.ts'
import { compressedResponse } from '../compressed-response.ts'
import { bytesResponse, type Exchange, isRead } from '../exchange.ts'
import type { SiteEdition } from '../hosts/editions.ts'
import {
  NOT_INDEXED,
  NOT_STORED,
  nothingHere,
  ownHeaders,
  redirectResponse,
  textResponse,
} from '../plain-responses.ts'
import { refused } from '../refused-responses.ts'
import type { Handler, ServerParts } from '../server-parts.ts'
import { withHeaders } from '../with-headers.ts'
import { freshContext } from './fresh-context.ts'
import { fallbackPage } from './notice-pages.ts'
import { pageTime } from './page-time.ts'
import { toHome } from './pages.ts'
import { isIdentityReturn, isProtected } from './sign-in.ts'

export const inPreview =
  (handler: Handler): Handler =>
  (parts, exchange, edition, pathname) =>
    parts.previews.follow(exchange, edition, (shown) => handler(parts, exchange, shown, pathname))

export const pageOf: Handler = ({ pages }, exchange, edition) => pages.respond(exchange, edition)

/** Browsers fetch it when they are idle. A page may outlive its dictionary, which is no fault that a console should report. */
export const pageDictionary: Handler = ({ pages }, exchange, { host }, pathname) =>
  pages.dictionary(exchange, pathname, host.https) ?? bytesResponse(204, [...NOT_STORED, ...ownHeaders(host)])

export const PAGE_DATA_FOLDER = '/_page/'

/** Data of a page for a navigation in the browser: cached like the page. */
export const pageData: Handler = ({ pages }, exchange, edition, pathname) => {
  const kind = routeKinds.find((each) => pathname === `${PAGE_DATA_FOLDER}${each}`) ?? 'notFound'
  if (isProtected(edition.flags.values, kind) && !hasSignInCookie(exchange.header('cookie')))
    return refused('sign-in-needed', textResponse(401, 'Sign in first\n', { https: edition.host.https }))
  return pages.data(exchange, edition, kind)
}

async function fromPages(
  { options, clock }: ServerParts,
  exchange: Exchange,
  { host, flags }: SiteEdition,
): Promise<Response> {
  const deadline = exchange.startedAt + pageTime(options.env).sources
  const context = freshContext(host, flags, exchange.requestId, clock(), deadline)
  return options.applications.pages.fetch(exchange.toRequest(host.origin + exchange.target), context)
}

/** Rendered like pages, never cached. */
export const calendarOf: Handler = async (parts, exchange, edition) => {
  const { host } = edition
  const response = await parts.gate.run('data', () => fromPages(parts, exchange, edition))
  if (response === 'busy')
    return refused(
      'render-gate-full',
      textResponse(503, 'Try again in a moment\n', {
        https: host.https,
        headers: [['Retry-After', String(pageLimits.upstream.retryAfterSeconds)]],
      }),
    )
  return compressedResponse(exchange, withHeaders(response, ownHeaders(host)))
}

/** Answers to assistants cost as much as a page, so each address has a share of them. */
export const agentsOf: Handler = (parts, exchange, edition) => {
  const { host, flags } = edition
  parts.options.countDecisions?.(flags.values, ['agents'])
  if (!flags.values.agents) return nothingHere(host)
  return withinShares(parts, exchange, edition, async () => {
    const response = await fromPages(parts, exchange, edition)
    const own = [...NOT_STORED, ...NOT_INDEXED, ...ownHeaders(host), ...dataSecurity(host.https)]
    return compressedResponse(exchange, withHeaders(response, own))
  })
}

/** The programme of a film or place as data: each address has a share of it, as of the content API. */
export const openProgrammeOf: Handler = (parts, exchange, edition, pathname) => {
  const { host, flags, paths } = edition
  if (!readOpenAddress(paths, pathname)) return pageOf(parts, exchange, edition, pathname)
  exchange.kind = 'open-programme'
  parts.options.countDecisions?.(flags.values, ['agents'])
  if (!flags.values.agents) return nothingHere(host)
  return withinShares(parts, exchange, edition, async () => {
    const response = await fromPages(parts, exchange, edition)
    const own = [...NOT_INDEXED, ...ownHeaders(host), ...dataSecurity(host.https)]
    return compressedResponse(exchange, withHeaders(response, own))
  })
}

/** Redirects an address of the former site if its item still exists. */
export const oldAddress: Handler = async ({ options, pages }, exchange, edition, pathname) => {
  const { host, frame, paths } = edition
  const deadline = exchange.startedAt + pageTime(options.env).sources
  for (const { kind, language, slug, path } of isRead(exchange.method)
    ? readOldAddress(paths, pathname)
    : []) {
    const exists = await options.siteItems.exists(host.site.id, kind, language, slug, deadline)
    if (exists === undefined)
      return refused(
        'source-unavailable',
        fallbackPage(host, frame, language, paths.href('home', language) ?? '/'),
      )
    if (!exists) continue
    exchange.kind = 'redirect'
    return redirectResponse(host, 301, path)
  }
  return pages.respond(exchange, edition)
}

/**
 * The home page for the redirect of an identity provider, whose query its script reads;
 * anything else redirects home.
 */
export const identityCallback: Handler = ({ pages }, exchange, edition) => {
  const query = exchange.target.slice(authentication.callbackPath.length)
  const handled =
    edition.host.identity !== null && edition.flags.values.authentication && isIdentityReturn(query)
  return handled ? pages.identityReturn(exchange, edition) : toHome(exchange, edition)
}
