import type { z } from 'zod'
import type { SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { PREVIEW_TOKEN } from '#models/preview-link.ts'
import { requestAsHost } from '../request-as-host.ts'
import { servedHost, servedOrigin } from '../served-host.ts'

const MOST_BYTES = 20 * 1_048_576

/**
 * Client of a site's own API. Rejects without a response, or with one that is not JSON or breaks the
 * contract.
 */
export interface SiteApi {
  get<Model>(
    site: SiteId,
    call: string,
    language: Language,
    wire: z.ZodType<Model>,
    /** The token of a preview. */
    preview?: string,
  ): Promise<Model>
  /** The same address on the public host. */
  addressOf(site: SiteId, path: string): string
}

export function createSiteApi(siteUrl: string): SiteApi {
  return {
    async get(site, call, language, wire, preview) {
      const address = new URL(`/api/${call}`, siteUrl)
      address.searchParams.set('language', language)
      const headers = {
        host: servedHost(site, siteUrl),
        accept: 'application/json',
        ...(preview && { [PREVIEW_TOKEN]: preview }),
      }
      const { status, body } = await requestAsHost(address, headers, MOST_BYTES)
      if (status !== 200) throw new Error(`status ${status}`)
      return wire.parse(JSON.parse(body))
    },
    addressOf(site, path) {
      if (/^https?:/.test(path)) return path
      return servedOrigin(site, siteUrl) + path
    },
  }
}
