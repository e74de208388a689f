import { type SiteId, siteIds, sites } from '../../../config/sites.ts'
import { ClosedAddress, fetchHead, type Head, type HeadRequest } from './fetch-head.ts'
import { isPublicAddress } from './public-address.ts'

/** Why a link leads nowhere. `status` with what was answered. */
export type Fault =
  | { readonly fault: 'status'; readonly status: number }
  | { readonly fault: 'unreachable' | 'timeout' | 'closed' | 'unreadable' | 'redirects' }

/** Undefined: the link is good, or nothing can be said against it. */
export type LinkCheck = (site: SiteId, address: string) => Promise<Fault | undefined>

export interface LinkCheckerOptions {
  /** The process that serves the sites. */
  readonly siteUrl: string
  /** Whether a link to the outside may connect to an address; to public ones by default. */
  readonly allows?: (address: string) => boolean
  readonly fetch?: (request: HeadRequest) => Promise<Head>
  /** Milliseconds for one answer. */
  readonly timeout?: number
}

const HOPS = 5
const TIMEOUT = 8_000
/** Some servers do not know, or do not like, to be asked for the head alone. */
const askWhole = new Set([400, 403, 404, 405, 406, 501])
/** Says "not you" or "not now", not "not here". */
const unsaid = new Set([401, 403, 407, 408, 425, 429, 451, 503])

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

/** Checks links one by one: those of the sites at the process that serves them, others in the world, but never in this network. */
export function createLinkChecker({
  siteUrl,
  allows = isPublicAddress,
  fetch = fetchHead,
  timeout = TIMEOUT,
}: LinkCheckerOptions): LinkCheck {
  const served = new URL(siteUrl)

  /** Pages of the sites answer under their host names, here under the address of the process. */
  function requestTo(site: SiteId, url: URL, method: HeadRequest['method']): HeadRequest {
    const host = sites[site].hosts.local
    const at = new URL(`${url.pathname}${url.search}`, served)
    return {
      url: at,
      method,
      host: served.port ? `${host}:${served.port}` : host,
      timeout,
      allows: () => true,
    }
  }

  async function ask(url: URL, site: SiteId | undefined): Promise<Head> {
    const request = (method: HeadRequest['method']): HeadRequest =>
      site ? requestTo(site, url, method) : { url, method, timeout, allows }
    const head = await fetch(request('HEAD'))
    return askWhole.has(head.status) && !site ? fetch(request('GET')) : head
  }

  async function follow(start: URL): Promise<Fault | undefined> {
    let url = start
    for (let hop = 0; hop <= HOPS; hop += 1) {
      if (url.protocol !== 'http:' && url.protocol !== 'https:') return { fault: 'unreadable' }
      const site = siteOfHost(url.hostname)
      const { status, location } = await ask(url, site)
      if (status < 300) return undefined
      if (status >= 400) return unsaid.has(status) && !site ? undefined : { fault: 'status', status }
      if (!location || !URL.canParse(location, url))
        return status === 304 ? undefined : { fault: 'redirects' }
      const next = new URL(location, url)
      // A page of ours that sends visitors elsewhere does its work; where they arrive is not ours to try.
      if (site && siteOfHost(next.hostname) === undefined) return undefined
      url = next
    }
    return { fault: 'redirects' }
  }

  return async (site, address) => {
    const origin = `http://${sites[site].hosts.local}`
    if (!URL.canParse(address, origin)) return { fault: 'unreadable' }
    // The site leads to its order tunnel in the visitor's language and with what is ordered; as it is written it is no page.
    if (address.startsWith('/') && new URL(address, origin).pathname === sites[site].links.orderTunnel)
      return undefined
    try {
      return await follow(new URL(address, origin))
    } catch (error) {
      return faultOf(error)
    }
  }
}
