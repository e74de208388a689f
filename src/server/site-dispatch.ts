import { authentication } from '../../config/authentication.ts'
import { routeKinds } from '../../config/routes.ts'
import { OLD_ADDRESSES, readOldAddress } from '../addresses/old-addresses.ts'
import { OUTSIDE_PAGES } from '../addresses/outside-page.ts'
import { saysSignedIn } from '../document/signed-in.ts'
import { compressedResponse } from './compressed-response.ts'
import { COUNTED_PICTURE, countedPicture } from './counted-picture.ts'
import type { Edition } from './editions.ts'
import { type Exchange, isRead, type OuterResponse } from './exchange.ts'
import { freshContext } from './fresh-context.ts'
import type { SiteHost } from './hosts.ts'
import { isIdentityReturn } from './identity-return.ts'
import type { Images } from './images/image-route.ts'
import type { PublishedPictures } from './images/published-picture.ts'
import type { OuterOptions } from './outer-options.ts'
import { outsidePage } from './outside-page.ts'
import { type Pages, toHome } from './pages.ts'
import { methodNotAllowed, nothingHere, redirectResponse, textResponse } from './plain-responses.ts'
import type { Previews } from './previews/previews.ts'
import { plainSecurity } from './security-headers.ts'
import { isProtected } from './sign-in.ts'
import type { SiteFiles } from './site-files.ts'
import type { StaticFiles } from './static-files.ts'
import { apiVisitor } from './visitor-address.ts'

export interface SiteParts {
  readonly options: OuterOptions
  readonly pages: Pages
  readonly previews: Previews
  readonly files: StaticFiles
  readonly siteFiles: SiteFiles
  readonly images: Images
  readonly pictures: PublishedPictures
  readonly clock: () => number
}

/** Paths below these never name a page. */
const OWN_FOLDERS = ['/assets/', '/icons/']
/** The data of a page for a navigation in the browser, and calendar files. */
const PAGE_SERVICES = ['/_page/', '/calendar/']

function secured(response: Response, host: SiteHost): Response {
  const headers = new Headers(response.headers)
  for (const [name, value] of plainSecurity(host.https)) headers.set(name, value)
  if (host.foreign) headers.set('X-Robots-Tag', 'noindex')
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}

async function fromContentApi(
  { options }: SiteParts,
  exchange: Exchange,
  { host }: Edition,
): Promise<OuterResponse> {
  exchange.kind = 'api'
  const visitor = apiVisitor(exchange, host, options.env.TRUST_PROXY)
  const response = await options.contentApi(
    host.site.id,
    exchange.toRequest(host.origin + exchange.target),
    visitor,
  )
  return compressedResponse(exchange, secured(response, host))
}

/** The flags for the visitors of a site, where Unleash's SDKs ask for them. */
async function fromFrontendApi(
  { options }: SiteParts,
  exchange: Exchange,
  { host }: Edition,
): Promise<OuterResponse> {
  exchange.kind = 'flag-api'
  const response = await options.frontendApi?.(
    host.site.id,
    exchange.toRequest(host.origin + exchange.target),
  )
  return response ? secured(response, host) : nothingHere(host)
}

/** What the page's own scripts ask for: rendered by the same code as pages, never kept. */
async function fromPageService(
  { options, clock }: SiteParts,
  exchange: Exchange,
  { host, flags }: Edition,
  pathname: string,
): Promise<OuterResponse> {
  exchange.kind = 'page-service'
  const kind = routeKinds.find((each) => pathname === `/_page/${each}`) ?? 'notFound'
  if (isProtected(host.site, kind) && !saysSignedIn(exchange.header('cookie')))
    return textResponse(401, 'Sign in first\n', { https: host.https })
  const context = freshContext(host, flags, exchange.requestId, clock())
  const response = await options.renderPage(exchange.toRequest(host.origin + exchange.target), context)
  return compressedResponse(exchange, secured(response, host))
}

/** An item that was bookmarked under the old form leads to its page of today, if it is still there. */
async function fromOldAddress(
  { options, pages }: SiteParts,
  exchange: Exchange,
  edition: Edition,
  pathname: string,
): Promise<OuterResponse> {
  for (const old of isRead(exchange.method) ? readOldAddress(edition.paths, pathname) : []) {
    if (!(await options.programme.exists(edition.host.site.id, old.kind, old.language, old.slug))) continue
    exchange.kind = 'redirect'
    return redirectResponse(edition.host, 301, old.path)
  }
  return pages.respond(exchange, edition)
}

/** Only what a provider sent back is handled, by the script of a page; whoever comes here otherwise goes home. */
function fromCallback(
  { pages }: SiteParts,
  exchange: Exchange,
  edition: Edition,
): OuterResponse | Promise<OuterResponse> {
  if (!isRead(exchange.method)) return methodNotAllowed(edition.host.https)
  const query = exchange.target.slice(authentication.callbackPath.length)
  const handled =
    edition.host.identity !== null && edition.flags.values.authentication && isIdentityReturn(query)
  return handled ? pages.identityReturn(exchange, edition) : toHome(exchange, edition)
}

function fromFiles(
  { files }: SiteParts,
  exchange: Exchange,
  { host }: Edition,
  pathname: string,
): OuterResponse | Promise<OuterResponse> {
  exchange.kind = 'asset'
  return isRead(exchange.method)
    ? files.respond(exchange, pathname, host.https)
    : methodNotAllowed(host.https)
}

/** What follows the flags: pages, their data, and the addresses that lead to them. */
function fromPages(
  parts: SiteParts,
  exchange: Exchange,
  edition: Edition,
  pathname: string,
): OuterResponse | Promise<OuterResponse> {
  if (PAGE_SERVICES.some((folder) => pathname.startsWith(folder)))
    return fromPageService(parts, exchange, edition, pathname)
  if (pathname.startsWith(OLD_ADDRESSES)) return fromOldAddress(parts, exchange, edition, pathname)
  if (pathname === authentication.callbackPath) return fromCallback(parts, exchange, edition)
  return parts.pages.respond(exchange, edition)
}

/** Answers a request of a known site: its files, its services, else its pages. */
export function siteResponse(
  parts: SiteParts,
  exchange: Exchange,
  edition: Edition,
): OuterResponse | Promise<OuterResponse> {
  const { target } = exchange
  const end = target.indexOf('?')
  const pathname = end < 0 ? target : target.slice(0, end)
  const tool = parts.options.toolPage?.(pathname, edition.host.https)
  if (tool) return isRead(exchange.method) ? tool : methodNotAllowed(edition.host.https)
  if (parts.files.has(pathname)) return fromFiles(parts, exchange, edition, pathname)
  if (pathname === '/api/frontend' || pathname.startsWith('/api/frontend/'))
    return fromFrontendApi(parts, exchange, edition)
  if (pathname.startsWith('/api/')) return fromContentApi(parts, exchange, edition)
  if (pathname === COUNTED_PICTURE) return countedPicture(exchange, edition)
  if (pathname.startsWith(OUTSIDE_PAGES)) return outsidePage(exchange, edition, pathname)
  if (pathname.startsWith('/media/')) return parts.images.respond(exchange, edition.host, target)
  const own =
    parts.siteFiles.respond(exchange, edition, pathname) ??
    parts.previews.respond(exchange, edition, pathname)
  if (own) return own
  const isOwn = pathname === '/favicon.ico' || OWN_FOLDERS.some((folder) => pathname.startsWith(folder))
  if (isOwn) return nothingHere(edition.host)
  return parts.previews.follow(exchange, edition, (seen) => fromPages(parts, exchange, seen, pathname))
}
