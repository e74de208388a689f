import { lookup as lookUp } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from '@marquee/kit/http/public-address.ts'
import { type SiteId, siteIds, sites } from '#config/sites.ts'
import { servedHost } from '../served-host.ts'

interface Head {
  readonly status: number
  readonly location: string | undefined
}

interface HeadRequest {
  readonly url: URL
  readonly method: 'HEAD' | 'GET'
  /** Host header, by default the host of the URL. */
  readonly host?: string
  /** Milliseconds for the whole request. */
  readonly timeout: number
  /** True for an IP address to which it may connect. */
  readonly allows: (address: string) => boolean
}

/** The URL resolves to an address that `allows` refuses. */
class ClosedAddress extends Error {}

/**
 * Resolves the name once and connects to the checked address, so that a second DNS response cannot change
 * it.
 */
const lookupWithin =
  (allows: (address: string) => boolean): LookupFunction =>
  (hostname, options, callback) => {
    lookUp(hostname, { ...options, all: true }, (error, found) => {
      const addresses = Array.isArray(found) ? found : []
      const allowed = addresses.filter(({ address }) => allows(address))
      const [first] = allowed
      if (error) callback(error, '')
      else if (!first || allowed.length < addresses.length) callback(new ClosedAddress(hostname), '')
      else if (options.all) callback(null, allowed)
      else callback(null, first.address, first.family)
    })
  }

/** Requests a URL and reads only the head of the response. Rejects after `timeout`. */
function fetchHead({ url, method, host, timeout, allows }: HeadRequest): Promise<Head> {
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(literal) && !allows(literal)) return Promise.reject(new ClosedAddress(literal))
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const headers = {
      ...(host && { host }),
      accept: '*/*',
      'user-agent': 'Mozilla/5.0 (compatible; MarqueeLinkCheck)',
    }
    const signal = AbortSignal.timeout(timeout)
    const outgoing = request(
      url,
      { method, headers, signal, agent: false, lookup: lookupWithin(allows) },
      (response) => {
        resolve({ status: response.statusCode ?? 0, location: response.headers.location })
        response.destroy()
      },
    )
    outgoing.on('error', reject)
    outgoing.end()
  })
}

/** The reason why a link is broken; `status` comes with the status code. */
export type Fault =
  | { readonly fault: 'status'; readonly status: number }
  | { readonly fault: 'unreachable' | 'timeout' | 'closed' | 'unreadable' | 'redirects' }

/** Undefined: the link works, or nothing shows that it does not. */
export type LinkCheck = (site: SiteId, address: string) => Promise<Fault | undefined>

export interface LinkCheckerOptions {
  readonly siteUrl: string
  /** True for an IP address to which an external link may connect; default: public addresses. */
  readonly allows?: (address: string) => boolean
  readonly fetch?: (request: HeadRequest) => Promise<Head>
  /** Milliseconds per request. */
  readonly timeout?: number
}

const HOPS = 5
const TIMEOUT = 8_000
/** Statuses of servers that do not support HEAD. */
const needsGet = new Set([400, 403, 404, 405, 406, 501])
/** Statuses that mean "not you" or "not now", so that the page may exist. */
const undecided = new Set([401, 403, 407, 408, 425, 429, 451, 503])

function siteOfHost(host: string): SiteId | undefined {
  return siteIds.find((site) => {
    const { local, production } = sites[site].hosts
    return host === local || host === production
  })
}

const faultOf = (error: unknown): Fault => {
  if (error instanceof ClosedAddress) return { fault: 'closed' }
  const name = error instanceof Error ? error.name : ''
  return { fault: name === 'TimeoutError' || name === 'AbortError' ? 'timeout' : 'unreachable' }
}

/**
 * Checks links: those of the sites against their process, external ones against the internet, but never
 * within this network.
 */
export function createLinkChecker({
  siteUrl,
  allows = isPublicAddress,
  fetch = fetchHead,
  timeout = TIMEOUT,
}: LinkCheckerOptions): LinkCheck {
  const served = new URL(siteUrl)

  /** A page of a site is requested from the sites' process with its Host header. */
  function requestTo(site: SiteId, url: URL, method: HeadRequest['method']): HeadRequest {
    const host = servedHost(site, siteUrl)
    const at = new URL(`${url.pathname}${url.search}`, served)
    return {
      url: at,
      method,
      host: served.port ? `${host}:${served.port}` : host,
      timeout,
      allows: () => true,
    }
  }

  async function requestHead(url: URL, site: SiteId | undefined): Promise<Head> {
    const request = (method: HeadRequest['method']): HeadRequest =>
      site ? requestTo(site, url, method) : { url, method, timeout, allows }
    const head = await fetch(request('HEAD'))
    return needsGet.has(head.status) && !site ? fetch(request('GET')) : head
  }

  async function follow(start: URL): Promise<Fault | undefined> {
    let url = start
    for (let hop = 0; hop <= HOPS; hop += 1) {
      if (url.protocol !== 'http:' && url.protocol !== 'https:') return { fault: 'unreadable' }
      const site = siteOfHost(url.hostname)
      const { status, location } = await requestHead(url, site)
      if (status < 300) return undefined
      if (status >= 400) return undecided.has(status) && !site ? undefined : { fault: 'status', status }
      if (!location || !URL.canParse(location, url))
        return status === 304 ? undefined : { fault: 'redirects' }
      const next = new URL(location, url)
      // A redirect to another host works as intended; its target is not checked.
      if (site && siteOfHost(next.hostname) === undefined) return undefined
      url = next
    }
    return { fault: 'redirects' }
  }

  return async (site, address) => {
    const origin = `http://${sites[site].hosts.local}`
    if (!URL.canParse(address, origin)) return { fault: 'unreadable' }
    // The site links to its order tunnel with the visitor's language and order; the bare path is no page.
    if (address.startsWith('/') && new URL(address, origin).pathname === sites[site].links.orderTunnel)
      return undefined
    try {
      return await follow(new URL(address, origin))
    } catch (error) {
      return faultOf(error)
    }
  }
}
