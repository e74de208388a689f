import type { HeaderPairs } from '@marquee/kit/http/security-headers.ts'
import { dataSecurity, plainSecurity } from '@marquee/kit/http/security-headers.ts'
import { visitorAddress } from '@marquee/kit/http/visitor-address.ts'
import { authentication } from '#config/authentication.ts'
import { pageLimits } from '#config/page-limits.ts'
import { compressedResponse } from './compressed-response.ts'
import { bytesResponse, type Exchange, isRead, type OuterResponse } from './exchange.ts'
import type { SiteEdition } from './hosts/editions.ts'
import type { FlagHost, StaffHost } from './hosts/hosts.ts'
import { withDecisions } from './pages/decided-flags.ts'
import { foreignHeaders, NOT_INDEXED, NOT_STORED, ownHeaders, textResponse } from './plain-responses.ts'
import { refused } from './refused-responses.ts'
import type { Handler, ServerParts } from './server-parts.ts'
import { withHeaders, withMissingHeaders } from './with-headers.ts'

async function siteApi(
  { options: { env, applications } }: ServerParts,
  exchange: Exchange,
  { host }: SiteEdition,
  request: Request,
): Promise<Response> {
  const { site, origin, clientOrigin } = host
  const response = await applications.api.fetch(request, {
    site: site.id,
    host: 'site',
    address: visitorAddress(exchange, env.TRUST_PROXY),
    origin,
    clientOrigin,
  })
  return withMissingHeaders(
    withHeaders(response, [...ownHeaders(host), ...dataSecurity(host.https)]),
    NOT_STORED,
  )
}

/** The APIs of a site, flag values for visitors among them. */
export const uncompressedSiteApi = (
  parts: ServerParts,
  exchange: Exchange,
  edition: SiteEdition,
): Promise<Response> =>
  siteApi(parts, exchange, edition, exchange.toRequest(edition.host.origin + exchange.target))

export const compressedSiteApi: Handler = async (parts, exchange, edition) =>
  compressedResponse(exchange, await uncompressedSiteApi(parts, exchange, edition))

/** 429: this address has its share already. 503: all addresses together ask for too much. */
function tooManyReads(status: 429 | 503, { host }: SiteEdition): OuterResponse {
  const response = textResponse(status, '{"error":"busy"}', {
    type: 'application/json; charset=utf-8',
    headers: [['Retry-After', String(pageLimits.upstream.retryAfterSeconds)], ...foreignHeaders(host)],
    https: host.https,
  })
  return refused(status === 429 ? 'reads-per-address' : 'render-gate-full', response)
}

/** Responds within the share of the visitor's address and of the thread that renders pages. */
export async function withinShares<Response>(
  { gate, apiReads, options }: ServerParts,
  exchange: Exchange,
  edition: SiteEdition,
  respond: () => Promise<Response>,
): Promise<Response | OuterResponse> {
  const address = visitorAddress(exchange, options.env.TRUST_PROXY)
  if (address !== undefined && apiReads.take(address)) return tooManyReads(429, edition)
  try {
    const response = await gate.run('api', respond)
    return response === 'busy' ? tooManyReads(503, edition) : response
  } finally {
    if (address !== undefined) apiReads.free(address)
  }
}

/** Computed on the thread of the pages, unless an outside source has the site's content. */
export const contentApi: Handler = async (parts, exchange, edition) => {
  const { knownReads, options } = parts
  const respond = () =>
    knownReads(exchange, edition.host.origin + exchange.target, (request) =>
      siteApi(parts, exchange, edition, request),
    )
  if (!isRead(exchange.method) || options.env.contentApis[edition.host.site.id]) return respond()
  return withinShares(parts, exchange, edition, respond)
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

/** The OpenID provider and the client area. */
export async function clientHostPage(
  { options: { env, applications, countDecisions } }: ServerParts,
  exchange: Exchange,
  edition: SiteEdition,
): Promise<Response> {
  const { host, flags } = edition
  const { result, decided } = await withDecisions(() =>
    applications.client.fetch(exchange.toRequest(host.clientOrigin + exchange.target), {
      exchange,
      edition,
      address: visitorAddress(exchange, env.TRUST_PROXY),
    }),
  )
  countDecisions?.(flags.values, decided)
  return result
}

/** The personal API, called by the site's pages across origins. */
export const clientHostApi: Handler = async (parts, exchange, edition) => {
  if (exchange.method === 'OPTIONS') return preflight(exchange, edition)
  const response = await clientHostPage(parts, exchange, edition)
  const data = withHeaders(response, [
    ...crossOrigin(exchange, edition),
    ...NOT_INDEXED,
    ...dataSecurity(edition.host.https),
  ])
  return compressedResponse(exchange, withMissingHeaders(data, NOT_STORED))
}

/** The flag API and the console. */
export const flagHostRequest: Handler<FlagHost> = (
  { options: { env, applications } },
  exchange,
  { flagOrigin, https },
) =>
  applications.flags.fetch(exchange.toRequest(flagOrigin + exchange.target), {
    address: visitorAddress(exchange, env.TRUST_PROXY),
    origin: flagOrigin,
    https,
  })

/** The provider of staff and its pages. */
export const staffHostRequest: Handler<StaffHost> = (
  { options: { env, applications } },
  exchange,
  { staffOrigin, https },
) =>
  applications.staff.fetch(exchange.toRequest(staffOrigin + exchange.target), {
    address: visitorAddress(exchange, env.TRUST_PROXY),
    origin: staffOrigin,
    https,
  })
