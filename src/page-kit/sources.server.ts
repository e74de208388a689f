import type { SiteId } from '../../config/sites.ts'
import { PREVIEW_TOKEN } from '../../content-models/preview-link.ts'
import type { Source } from '../api/source.ts'
import type { RequestContext } from '../document/request-context.server.ts'

const sources = new Map<SiteId, Source>()
const clientHosts = new Map<SiteId, Source>()

/** Registers the content source of each site. Call once, at startup. */
export function connectSources(connected: Readonly<Partial<Record<SiteId, Source>>>): void {
  for (const [site, source] of Object.entries(connected)) sources.set(site as SiteId, source)
}

/** Content source of a site. Throws if none is connected. */
export function sourceOf(site: SiteId): Source {
  const source = sources.get(site)
  if (!source) throw new Error(`No content source is connected for the site ${site}`)
  return source
}

/** Content source for the current request. Content previews are passed with each call and never cached. */
export function sourceFor({ site, content }: Pick<RequestContext, 'site' | 'content'>): Source {
  const source = sourceOf(site.id)
  if (!content) return source
  return {
    read: (call, params, options) =>
      source.read(call, params, {
        ...options,
        headers: { ...options?.headers, [PREVIEW_TOKEN]: content.token },
      }),
  }
}

/** Registers the client host of each site. Call once, at startup. */
export function connectClientHosts(connected: Readonly<Partial<Record<SiteId, Source>>>): void {
  for (const [site, source] of Object.entries(connected)) clientHosts.set(site as SiteId, source)
}

/** Client host of a site. Throws if none is connected. */
export function clientHostOf(site: SiteId): Source {
  const source = clientHosts.get(site)
  if (!source) throw new Error(`No client host is connected for the site ${site}`)
  return source
}
