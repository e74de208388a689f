import type { SiteId } from '#config/sites.ts'
import { PREVIEW_TOKEN } from '#models/preview-link.ts'
import type { ReadOptions, Source } from '../api/source.ts'
import type { RequestContext } from '../document/request-context.server.ts'

const sources = new Map<string, Source>()
const clientHosts = new Map<string, Source>()

/** Registers the content source of each site. Call once, at startup. */
export function connectSources(connected: Readonly<Partial<Record<SiteId, Source>>>): void {
  for (const [site, source] of Object.entries(connected)) sources.set(site, source)
}

/** Content source of a site. Throws if none is connected. */
export function sourceOf(site: SiteId): Source {
  const source = sources.get(site)
  if (!source) throw new Error(`No content source is connected for the site ${site}`)
  return source
}

const withOptions = (source: Source, fixed: ReadOptions): Source => ({
  read: (call, params, options) =>
    source.read(call, params, { ...fixed, ...options, ...(fixed.headers ? { headers: fixed.headers } : {}) }),
})

/**
 * Content source for the current request, with its deadline. Content previews are passed with each call and
 * never cached.
 */
export const sourceFor = ({
  site,
  content,
  deadline,
}: Pick<RequestContext, 'site' | 'content' | 'deadline'>): Source =>
  withOptions(sourceOf(site.id), {
    deadline,
    ...(content ? { headers: { [PREVIEW_TOKEN]: content.token } } : {}),
  })

/** Registers the client host of each site. Call once, at startup. */
export function connectClientHosts(connected: Readonly<Partial<Record<SiteId, Source>>>): void {
  for (const [site, source] of Object.entries(connected)) clientHosts.set(site, source)
}

function clientHostOf(site: SiteId): Source {
  const source = clientHosts.get(site)
  if (!source) throw new Error(`No client host is connected for the site ${site}`)
  return source
}

/** Client host for the current request, with its deadline. */
export const clientHostFor = ({ site, deadline }: Pick<RequestContext, 'site' | 'deadline'>): Source =>
  withOptions(clientHostOf(site.id), { deadline })
