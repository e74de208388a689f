import { lookup as lookUp } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'

export interface Head {
  readonly status: number
  readonly location: string | undefined
}

export interface HeadRequest {
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
export class ClosedAddress extends Error {}

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
export function fetchHead({ url, method, host, timeout, allows }: HeadRequest): Promise<Head> {
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
