import type { SiteId } from '../../config/sites.ts'
import { PREVIEW_TOKEN } from '../../content-models/preview-link.ts'
import type { Source } from '../api/source.ts'
import type { RequestContext } from '../document/request-context.server.ts'

const sources = new Map<SiteId, Source>()
const clientHosts = new Map<SiteId, Source>()

/** Names the content source of each site. Called once, when the process starts. */
export function connectSources(connected: Readonly<Partial<Record<SiteId, Source>>>): void {
  for (const [site, source] of Object.entries(connected)) sources.set(site as SiteId, source)
}

/** The content source of a site. Throws where none is connected: there is no silent default. */
export function sourceOf(site: SiteId): Source {
  const source = sources.get(site)
  if (!source) throw new Error(`No content source is connected for the site ${site}`)
  return source
}

/** The content source as the request being answered sees it: a preview of contents is told to the source with each call, and kept by nobody. */
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

/** Names the client host of each site. Called once, when the process starts. */
export function connectClientHosts(connected: Readonly<Partial<Record<SiteId, Source>>>): void {
  for (const [site, source] of Object.entries(connected)) clientHosts.set(site as SiteId, source)
}

/** The client host of a site. Throws where none is connected. */
export function clientHostOf(site: SiteId): Source {
  const source = clientHosts.get(site)
  if (!source) throw new Error(`No client host is connected for the site ${site}`)
  return source
}
