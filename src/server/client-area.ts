import { authentication } from '../../config/authentication.ts'
import { clientPagesResponse } from './client-pages.ts'
import { compressedResponse } from './compressed-response.ts'
import type { Edition } from './editions.ts'
import { bytesResponse, type Exchange, type HeaderPairs, isRead, type OuterResponse } from './exchange.ts'
import type { OuterOptions } from './outer-options.ts'
import { methodNotAllowed } from './plain-responses.ts'
import { plainSecurity } from './security-headers.ts'
import type { StaticFiles } from './static-files.ts'
import { apiVisitor } from './visitor-address.ts'

const NOT_INDEXED: HeaderPairs = [['X-Robots-Tag', 'noindex']]
const METHODS = 'GET, HEAD, POST, PATCH, DELETE'
const HEADERS = `authorization, content-type, ${authentication.csrfHeader.toLowerCase()}`
const PREFLIGHT_SECONDS = '600'

/** Only pages of the site itself may read what its client host answers, with the visitor's cookies. */
function crossOrigin(exchange: Exchange, { host }: Edition): HeaderPairs {
  const allowed: HeaderPairs =
    exchange.header('origin') === host.origin
      ? [
          ['Access-Control-Allow-Origin', host.origin],
          ['Access-Control-Allow-Credentials', 'true'],
        ]
      : []
  return [['Vary', 'Origin'], ...allowed]
}

function preflight(exchange: Exchange, edition: Edition): OuterResponse {
  const allowed: HeaderPairs = [
    ['Access-Control-Allow-Methods', METHODS],
    ['Access-Control-Allow-Headers', HEADERS],
    ['Access-Control-Max-Age', PREFLIGHT_SECONDS],
    ['Allow', METHODS],
  ]
  return bytesResponse(204, [
    ['Cache-Control', 'no-store'],
    ...crossOrigin(exchange, edition),
    ...allowed,
    ...plainSecurity(edition.host.https),
  ])
}

async function fromClientApi(
  options: OuterOptions,
  exchange: Exchange,
  edition: Edition,
): Promise<OuterResponse> {
  const { host } = edition
  exchange.kind = 'client-api'
  if (exchange.method === 'OPTIONS') return preflight(exchange, edition)
  const visitor = apiVisitor(exchange, host, options.env.TRUST_PROXY)
  const response = await options.clientApi(
    host.site.id,
    exchange.toRequest(host.clientOrigin + exchange.target),
    visitor,
  )
  const headers = new Headers(response.headers)
  for (const [name, value] of [
    ...crossOrigin(exchange, edition),
    ...NOT_INDEXED,
    ...plainSecurity(host.https),
  ])
    headers.set(name, value)
  return compressedResponse(exchange, new Response(response.body, { status: response.status, headers }))
}

/** Answers a request of a site's client host: its API, the files that its pages need, else a page or the provider's protocol. */
export function clientHostResponse(
  options: OuterOptions,
  files: StaticFiles,
  exchange: Exchange,
  edition: Edition,
): OuterResponse | Promise<OuterResponse> {
  const pathname = exchange.target.split('?', 1)[0] ?? '/'
  if (pathname.startsWith('/api/')) return fromClientApi(options, exchange, edition)
  if (files.has(pathname)) {
    exchange.kind = 'asset'
    return isRead(exchange.method)
      ? files.respond(exchange, pathname, edition.host.https)
      : methodNotAllowed(edition.host.https)
  }
  return clientPagesResponse(options, exchange, edition, pathname)
}
