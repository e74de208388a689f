import { limits } from '../../config/limits.ts'
import type { ClientPage } from '../document/client-request.ts'
import { noticesOf } from '../i18n/notices.ts'
import { pausedPage } from './client-notices.ts'
import { type PolicyFrame, policyForHtml } from './content-security-policy.ts'
import type { SiteEdition } from './editions.ts'
import { bytesResponse, type Exchange, type HeaderPairs, isRead, type OuterResponse } from './exchange.ts'
import { chooseLanguage } from './language-choice.ts'
import { noticePage } from './notice-page.ts'
import type { OuterOptions } from './outer-options.ts'
import { methodNotAllowed, NOT_INDEXED } from './plain-responses.ts'
import { pageSecurity, plainSecurity } from './security-headers.ts'
import type { Handler } from './server-parts.ts'
import { visitorAddress } from './visitor-address.ts'

/** Uncompressed: a page that echoes input next to a CSRF value would be open to BREACH. */
function pageResponse(
  { status, html, headers, framed }: ClientPage,
  { frame, host }: SiteEdition,
): OuterResponse {
  // Sign-out redirects through an outside provider.
  const formsLeadTo = [host.origin, ...(frame.identityOrigin === undefined ? [] : [frame.identityOrigin])]
  const own = {
    ...frame,
    mediaOrigins: [],
    ownOnly: true,
    formsLeadTo,
    ...(framed ? { framedBy: host.origin } : {}),
  }
  return bytesResponse(
    status,
    [
      ['Content-Type', 'text/html; charset=utf-8'],
      ['Content-Security-Policy', policyForHtml(own, html)],
      ...headers,
      ...pageSecurity(host.https),
    ],
    Buffer.from(html),
  )
}

function secured(response: Response, https: boolean): Response {
  const headers = new Headers(response.headers)
  for (const [name, value] of [...NOT_INDEXED, ...plainSecurity(https)])
    if (!headers.has(name)) headers.set(name, value)
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}

/** Adds our content security policy to our pages that the provider renders. */
async function guarded(response: Response, frame: PolicyFrame): Promise<Response> {
  if (
    !response.headers.get('content-type')?.startsWith('text/html') ||
    response.headers.has('content-security-policy')
  )
    return response
  const html = await response.text()
  const headers = new Headers(response.headers)
  for (const [name, value] of [
    ['Content-Security-Policy', policyForHtml({ ...frame, mediaOrigins: [], ownOnly: true }, html)] as const,
    ...pageSecurity(frame.https),
  ])
    headers.set(name, value)
  return new Response(html, { status: response.status, headers })
}

/** The 404 of the client area, or the 503 while accounts are with an outside service. */
function notice(
  exchange: Exchange,
  { host, paths, frame }: SiteEdition,
  pathname: string,
  open: boolean,
): OuterResponse {
  if (!isRead(exchange.method)) return methodNotAllowed(host.https)
  const [, first, page, ...rest] = pathname.split('/')
  const own = host.site.languages.find((language) => language === first)
  const language =
    own ?? chooseLanguage(host.site, exchange.header('cookie'), exchange.header('accept-language'))
  const paused = !open && own !== undefined && rest.length === 0 ? pausedPage(page) : null
  const { title, body, back } = noticesOf(language)[paused ?? 'clientPageMissing']
  const links = [{ label: back, href: host.origin + (paths.href('home', language) ?? '/') }]
  const retry: HeaderPairs = paused ? [['Retry-After', String(limits.upstream.retryAfterSeconds)]] : []
  return noticePage(frame, { status: paused ? 503 : 404, language, title, body, links }, [
    ...NOT_INDEXED,
    ...retry,
  ])
}

async function fromIdentity(
  options: OuterOptions,
  exchange: Exchange,
  { host, frame }: SiteEdition,
): Promise<Response | undefined> {
  const language = chooseLanguage(host.site, exchange.header('cookie'), exchange.header('accept-language'))
  const place = { site: host.site.id, language, origin: host.origin, clientOrigin: host.clientOrigin }
  const address = visitorAddress(exchange, options.env.TRUST_PROXY)
  const response = await options.identity?.respond(
    place,
    exchange.toRequest(host.clientOrigin + exchange.target),
    { address },
  )
  return response && guarded(secured(response, host.https), frame)
}

export const clientPage: Handler = async ({ options }, exchange, edition, pathname) => {
  const { host, flags } = edition
  const pages = options.clientPages?.(host.site.id)
  const response = await pages?.respond({
    site: host.site,
    flags: flags.values,
    origin: host.origin,
    clientOrigin: host.clientOrigin,
    https: host.https,
    address: visitorAddress(exchange, options.env.TRUST_PROXY),
    request: exchange.toRequest(host.clientOrigin + exchange.target),
  })
  if (response === undefined) return notice(exchange, edition, pathname, pages !== undefined)
  return response instanceof Response ? secured(response, host.https) : pageResponse(response, edition)
}

/** The embedded OpenID provider; falls back to a page if it does not know the path. */
export const identityProvider: Handler = async (parts, exchange, edition, pathname) => {
  const response = await fromIdentity(parts.options, exchange, edition)
  if (response) return response
  exchange.kind = 'client-page'
  return clientPage(parts, exchange, edition, pathname)
}
