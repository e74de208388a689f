import { readOldAddress } from '@marquee/addresses/old-addresses.ts'
import { authentication } from '#config/authentication.ts'
import { pageLimits } from '#config/page-limits.ts'
import { routeKinds } from '#config/routes.ts'
import { hasSignInCookie } from '../../document/signed-in.ts'
import { compressedResponse } from '../compressed-response.ts'
import { bytesResponse, isRead } from '../exchange.ts'
import { NOT_STORED, ownHeaders, redirectResponse, textResponse } from '../plain-responses.ts'
import { refused } from '../refused-responses.ts'
import type { Handler } from '../server-parts.ts'
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

/** Rendered like pages, never cached. */
export const calendarOf: Handler = async ({ options, gate, clock }, exchange, { host, flags }) => {
  const context = freshContext(
    host,
    flags,
    exchange.requestId,
    clock(),
    exchange.startedAt + pageTime(options.env).sources,
  )
  const response = await gate.run('data', async () =>
    options.applications.pages.fetch(exchange.toRequest(host.origin + exchange.target), context),
  )
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
