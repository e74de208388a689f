import { noticesOf } from '@marquee/i18n/notices.ts'
import { chooseLanguage } from '@marquee/kit/http/language-choice.ts'
import type { HeaderPairs } from '@marquee/kit/http/security-headers.ts'
import { dataSecurity, pageSecurity, plainSecurity } from '@marquee/kit/http/security-headers.ts'
import type { Hono } from 'hono'
import { authentication } from '#config/authentication.ts'
import { pageLimits } from '#config/page-limits.ts'
import type { Language } from '#config/types.ts'
import type { ClientPage } from '../document/client-request.ts'
import { type BytesResponse, bytesResponse, type Exchange, isRead } from './exchange.ts'
import type { SiteEdition } from './hosts/editions.ts'
import type { SiteHost } from './hosts/hosts.ts'
import { noticePage } from './pages/notice-pages.ts'
import { methodNotAllowed, NOT_INDEXED } from './plain-responses.ts'
import { refused } from './refused-responses.ts'
import { foreignScripts, type PolicyFrame, policyForHtml } from './security/content-security-policy.ts'
import type { Services } from './services.ts'
import { responseOfBytes } from './web-exchange.ts'
import { withHeaders, withMissingHeaders } from './with-headers.ts'

export interface ClientBindings {
  readonly exchange: Exchange
  readonly edition: SiteEdition
  /** The visitor's address, for rate limits. */
  readonly address: string | undefined
}

const languageOf = (exchange: Exchange, { site }: SiteHost): Language =>
  chooseLanguage(site, exchange.header('cookie'), exchange.header('accept-language'))

/** Uncompressed: a page that echoes input next to a CSRF value would be open to BREACH. */
function pageResponse(
  { status, html, scripts, headers, framed }: ClientPage,
  { frame, host }: SiteEdition,
  onForeignScripts: Services['onForeignScripts'],
): Response {
  // Sign-out redirects through an outside provider.
  const formsLeadTo = [host.origin, ...(frame.identityOrigin === undefined ? [] : [frame.identityOrigin])]
  const foreign = foreignScripts(html, scripts)
  if (foreign > 0) onForeignScripts?.(foreign)
  const own = {
    ...frame,
    // Posters.
    mediaOrigins: [host.origin],
    ownOnly: true,
    formsLeadTo,
    ...(framed ? { framedBy: host.origin } : {}),
  }
  const page = bytesResponse(
    status,
    [
      ['Content-Type', 'text/html; charset=utf-8'],
      ['Content-Security-Policy', policyForHtml(own, html, scripts)],
      ...headers,
      ...pageSecurity(host.https),
    ],
    Buffer.from(html),
  )
  return responseOfBytes(page)
}

/** Adds our content security policy to our pages that the provider renders. */
async function guarded(response: Response, frame: PolicyFrame): Promise<Response> {
  if (
    !response.headers.get('content-type')?.startsWith('text/html') ||
    response.headers.has('content-security-policy')
  )
    return response
  const html = await response.text()
  return withHeaders(new Response(html, response), [
    ['Content-Security-Policy', policyForHtml({ ...frame, mediaOrigins: [], ownOnly: true }, html)],
    ...pageSecurity(frame.https),
  ])
}

const {
  guestPages,
  accountPages,
}: { readonly guestPages: readonly string[]; readonly accountPages: readonly string[] } = authentication

/**
 * Notice for a page of the client area while an outside service has the accounts; null for an unknown page.
 */
function pausedPage(page: string | undefined): 'signInPaused' | 'accountPaused' | null {
  if (page === undefined) return null
  if (guestPages.includes(page)) return 'signInPaused'
  return accountPages.includes(page) ? 'accountPaused' : null
}

/** The 404 of the client area, or the 503 while accounts are with an outside service. */
function notice({ exchange, edition }: ClientBindings, open: boolean): BytesResponse {
  const { host, paths, frame } = edition
  if (!isRead(exchange.method)) return methodNotAllowed(host.https)
  const [pathname = ''] = exchange.target.split('?', 1)
  const [, first, page, ...rest] = pathname.split('/')
  const own = host.site.languages.find((language) => language === first)
  const language = own ?? languageOf(exchange, host)
  const paused = !open && own !== undefined && rest.length === 0 ? pausedPage(page) : null
  const { title, body, back } = noticesOf(language)[paused ?? 'clientPageMissing']
  const links = [{ label: back, href: host.origin + (paths.href('home', language) ?? '/') }]
  const retry: HeaderPairs = paused ? [['Retry-After', String(pageLimits.upstream.retryAfterSeconds)]] : []
  const response = noticePage(frame, { status: paused ? 503 : 404, language, title, body, links }, [
    ...NOT_INDEXED,
    ...retry,
  ])
  return paused ? refused('accounts-outside', response) : response
}

/** Personal API, OpenID provider and client area, in this order; unknown paths get a notice. */
export function clientApplication(
  app: Hono<{ Bindings: ClientBindings }>,
  { apis, clientPages, identity, onForeignScripts }: Services,
): Hono<{ Bindings: ClientBindings }> {
  app.all('/api/*', ({ req, env: { edition, address } }) => {
    const { site, origin, clientOrigin } = edition.host
    return apis.client(site.id, req.raw, { host: 'client', address, origin, clientOrigin })
  })
  app.use(async (context, next) => {
    await next()
    const isPage = context.res.headers.get('content-type')?.startsWith('text/html') === true
    const security = (isPage ? plainSecurity : dataSecurity)(context.env.edition.host.https)
    context.res = withMissingHeaders(context.res, [...NOT_INDEXED, ...security])
  })
  app.use(async ({ req, env: { exchange, edition, address } }, next) => {
    const { host, frame } = edition
    const place = {
      site: host.site.id,
      language: languageOf(exchange, host),
      origin: host.origin,
      clientOrigin: host.clientOrigin,
    }
    const response = await identity?.respond(place, req.raw, { address })
    if (!response) return next()
    exchange.kind = 'identity'
    return guarded(response, frame)
  })
  app.use(async ({ req, env: { edition, address } }, next) => {
    const { host, flags } = edition
    const page = await clientPages?.(host.site.id)?.respond({
      site: host.site,
      flags: flags.values,
      origin: host.origin,
      clientOrigin: host.clientOrigin,
      https: host.https,
      address,
      request: req.raw,
    })
    if (!page) return next()
    return page instanceof Response ? page : pageResponse(page, edition, onForeignScripts)
  })
  // The host alone, or with a language, leads to the account: without a session that is the sign-in.
  app.get('/:language?', ({ req, env: { exchange, edition } }, next) => {
    const { host } = edition
    const name = req.param('language')
    const known = host.site.languages.find((language) => language === name)
    if ((name !== undefined && known === undefined) || !clientPages?.(host.site.id)) return next()
    const language = known ?? languageOf(exchange, host)
    const headers = { location: `/${language}/profile`, 'cache-control': 'no-store' }
    return new Response(null, { status: 302, headers: { ...headers, vary: 'Cookie, Accept-Language' } })
  })
  return app.notFound(({ env }) =>
    responseOfBytes(notice(env, clientPages?.(env.edition.host.site.id) !== undefined)),
  )
}
