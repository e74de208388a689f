import { request } from 'node:http'
import { request as secureRequest } from 'node:https'
import type { z } from 'zod'
import type { SiteId } from '../../../config/sites.ts'
import type { Language } from '../../../config/types.ts'
import { servedHost, servedOrigin } from '../served-host.ts'

const TIMEOUT = 15_000
const MOST_BYTES = 20 * 1_048_576

/**
 * Client of a site's own API. Rejects without a response, or with one that is not JSON or breaks the
 * contract.
 */
export interface SiteApi {
  get<Model>(site: SiteId, call: string, language: Language, wire: z.ZodType<Model>): Promise<Model>
  /** The same address on the public host. */
  addressOf(site: SiteId, path: string): string
}

/** One process serves all sites by host, and `fetch` cannot set the Host header. */
function bodyOf(address: URL, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const send = address.protocol === 'https:' ? secureRequest : request
    const call = send(
      address,
      { headers: { host, accept: 'application/json' }, signal: AbortSignal.timeout(TIMEOUT) },
      (response) => {
        const parts: Buffer[] = []
        let length = 0
        response.on('data', (part: Buffer) => {
          length += part.length
          parts.push(part)
          if (length > MOST_BYTES)
            call.destroy(new Error('the response is longer than any that a site sends'))
        })
        response.on('error', reject)
        response.on('end', () => {
          if (response.statusCode === 200) resolve(Buffer.concat(parts).toString('utf8'))
          else reject(new Error(`status ${response.statusCode}`))
        })
      },
    )
    call.on('error', reject)
    call.end()
  })
}

export function createSiteApi(siteUrl: string): SiteApi {
  return {
    async get(site, call, language, wire) {
      const address = new URL(`/api/${call}`, siteUrl)
      address.searchParams.set('language', language)
      return wire.parse(JSON.parse(await bodyOf(address, servedHost(site, siteUrl))))
    },
    addressOf(site, path) {
      if (/^https?:/.test(path)) return path
      return servedOrigin(site, siteUrl) + path
    },
  }
}
