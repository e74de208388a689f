import { environmentOf } from '#config/environments.ts'
import { pageLimits } from '#config/page-limits.ts'
import type { Site } from '#config/sites.ts'
import type { SiteSettings } from '#models/settings.ts'
import { isListed, isLoopback } from '#models/site-address.ts'
import { createContentApi } from '../api/content-api.ts'
import type { RequestContext } from '../document/request-context.server.ts'
import { isFailure, isRefusal } from './refusals.server.ts'
import { refuse } from './refused-elements.server.ts'
import { sourceFor } from './sources.server.ts'

type Hosts = Pick<RequestContext, 'site' | 'origin' | 'clientOrigin'>

type ListedSetting = Parameters<typeof isListed>[1]

/** Loopback hosts are for development only. */
function isAllowed(
  { site, origin }: Pick<Hosts, 'site' | 'origin'>,
  setting: ListedSetting,
  address: string,
): boolean {
  if (isListed(site, setting, address)) return true
  return isLoopback(new URL(address).hostname) && environmentOf(new URL(origin).hostname) === 'development'
}

/**
 * Client host from the settings if allowed, else from the configuration: tokens and cookies of clients go
 * to it.
 */
export function clientOriginBy(hosts: Hosts, { clientUrl }: Pick<SiteSettings, 'clientUrl'>): string {
  const { site, clientOrigin } = hosts
  if (clientUrl === null) return clientOrigin
  const wanted = new URL(clientUrl)
  if ([site.hosts.client, new URL(clientOrigin).hostname].includes(wanted.hostname)) return clientOrigin
  if (isAllowed(hosts, 'clientUrl', clientUrl)) return clientUrl
  refuse({ site: site.id, element: 'client host', address: clientUrl })
  return clientOrigin
}

/** Order tunnel from the settings if allowed, else from the configuration. */
function tunnelBy(place: Pick<Hosts, 'site' | 'origin'>, address: string | null): string {
  const { id, links } = place.site
  if (address === null) return links.orderTunnel
  if (isAllowed(place, 'orderTunnelUrl', address)) return address
  refuse({ site: id, element: 'order tunnel', address })
  return links.orderTunnel
}

const sitesBySettings = new Map<string, Site>()

/**
 * The site with its settings' order tunnel and video channel. Returns the same object for the same settings.
 */
export function siteBy(
  { site, origin }: Pick<Hosts, 'site' | 'origin'>,
  { orderTunnelUrl, youtubeChannel }: Pick<SiteSettings, 'orderTunnelUrl' | 'youtubeChannel'>,
): Site {
  const { social, links } = site
  const tunnel = tunnelBy({ site, origin }, orderTunnelUrl)
  const channel = youtubeChannel ?? social.youtube
  if (tunnel === links.orderTunnel && channel === social.youtube) return site
  const key = JSON.stringify([site.id, tunnel, channel])
  const same = sitesBySettings.get(key)
  if (same) return same
  const made: Site = {
    ...site,
    links: { ...links, orderTunnel: tunnel },
    social: { ...social, ...(channel ? { youtube: channel } : {}) },
  }
  sitesBySettings.set(key, made)
  return made
}

type CacheInfo = Pick<RequestContext, 'tags' | 'stale'>

/** Null if the source has no settings or times out; the page is then cached for seconds only. */
async function settingsFor(
  place: Pick<RequestContext, 'site' | 'content'> & { readonly deadline?: number },
  cacheInfo: CacheInfo,
): Promise<SiteSettings | null> {
  const deadline = Math.min(performance.now() + pageLimits.upstream.settingsWait, place.deadline ?? Infinity)
  const api = createContentApi({
    source: sourceFor({ ...place, deadline }),
    onResult: ({ tags, stale }) => {
      for (const tag of tags) cacheInfo.tags.add(tag)
      if (stale) cacheInfo.stale = true
    },
  })
  try {
    return await api.settings({})
  } catch (error) {
    if (!isRefusal(error)) throw error
    if (isFailure(error)) cacheInfo.stale = true
    return null
  }
}

/** Applies the settings to a request; call it before composing. */
export async function followSettings(context: RequestContext): Promise<void> {
  const settings = await settingsFor(context, context)
  if (settings === null) return
  const clientOrigin = clientOriginBy(context, settings)
  if (clientOrigin !== context.clientOrigin) Object.assign(context, { clientOrigin, ownClientArea: false })
  context.site = siteBy(context, settings)
}

/** Client host from the settings, for responses that render no page. */
export async function clientOriginOf(hosts: Hosts): Promise<string> {
  const settings = await settingsFor(hosts, { tags: new Set(), stale: false })
  return settings === null ? hosts.clientOrigin : clientOriginBy(hosts, settings)
}
