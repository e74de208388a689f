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
  /** Instead of the one in the address. */
  readonly host?: string
  /** Milliseconds for the whole of it. */
  readonly timeout: number
  /** Whether a connection to the address may be made. */
  readonly allows: (address: string) => boolean
}

/** The address was found and is none that this server may call. */
export class ClosedAddress extends Error {}

/** Looks the name up once, and connects to what was found and allowed: a name cannot lead elsewhere afterwards. */
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

/** Asks for an address and reads no more than the first lines of the answer. Fails where nobody answers in time. */
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
