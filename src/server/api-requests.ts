import { authentication } from '../../config/authentication.ts'
import { compressedResponse } from './compressed-response.ts'
import type { SiteEdition } from './editions.ts'
import { bytesResponse, type Exchange, type HeaderPairs, type OuterResponse } from './exchange.ts'
import type { OuterOptions } from './outer-options.ts'
import { NOT_INDEXED, nothingHere, ownHeaders } from './plain-responses.ts'
import { plainSecurity } from './security-headers.ts'
import type { Handler } from './server-parts.ts'
import { apiVisitor } from './visitor-address.ts'
import { withHeaders } from './with-headers.ts'

export const siteApiHandler =
  (name: keyof OuterOptions['apis']): Handler =>
  async ({ options }, exchange, { host }) => {
    const visitor = apiVisitor(exchange, host, options.env.TRUST_PROXY, 'site')
    const request = exchange.toRequest(host.origin + exchange.target)
    const response = await options.apis[name](host.site.id, request, visitor)
    return compressedResponse(exchange, withHeaders(response, ownHeaders(host)))
  }

/** Flag values for visitors, at the path that Unleash's SDKs expect. */
export const frontendApi: Handler = async ({ options }, exchange, { host }) => {
  const request = exchange.toRequest(host.origin + exchange.target)
  const response = await options.frontendApi?.(host.site.id, request)
  return response ? withHeaders(response, ownHeaders(host)) : nothingHere(host)
}

const METHODS = 'GET, HEAD, POST, PATCH, DELETE'
const HEADERS = `authorization, content-type, ${authentication.csrfHeader.toLowerCase()}`
const PREFLIGHT_SECONDS = '600'

/** Allows pages of the site, and no other origin, to send credentials. */
function crossOrigin(exchange: Exchange, { host }: SiteEdition): HeaderPairs {
  const allowed: HeaderPairs =
    exchange.header('origin') === host.origin
      ? [
          ['Access-Control-Allow-Origin', host.origin],
          ['Access-Control-Allow-Credentials', 'true'],
        ]
      : []
  return [['Vary', 'Origin'], ...allowed]
}

function preflight(exchange: Exchange, edition: SiteEdition): OuterResponse {
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

/** The personal API, called by the site's pages across origins. */
export const clientHostApi: Handler = async ({ options }, exchange, edition) => {
  if (exchange.method === 'OPTIONS') return preflight(exchange, edition)
  const { host } = edition
  const visitor = apiVisitor(exchange, host, options.env.TRUST_PROXY, 'client')
  const request = exchange.toRequest(host.clientOrigin + exchange.target)
  const response = await options.apis.client(host.site.id, request, visitor)
  return compressedResponse(
    exchange,
    withHeaders(response, [...crossOrigin(exchange, edition), ...NOT_INDEXED, ...plainSecurity(host.https)]),
  )
}
