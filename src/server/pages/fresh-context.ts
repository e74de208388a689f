import { type SiteId, siteIds } from '#config/sites.ts'
import type { RequestContext } from '../../document/request-context.server.ts'
import type { SiteHost } from '../hosts/hosts.ts'
import type { SiteFlags } from './decided-flags.ts'

export const freshContext = (
  host: SiteHost,
  flags: SiteFlags,
  requestId: string,
  now: number,
  deadline: number,
): RequestContext => ({
  site: host.site,
  flags: flags.values,
  preview: flags.preview,
  content: flags.content,
  origin: host.origin,
  clientOrigin: host.clientOrigin,
  ownClientArea: host.ownClientArea,
  identity: host.identity,
  origins: Object.fromEntries(siteIds.map((id): [SiteId, string] => [id, host.originOf(id)])),
  foreignHost: host.foreign,
  requestId,
  now: new Date(flags.content?.at ?? now),
  deadline,
  tags: new Set(),
  texts: new Set(),
  jsonLd: [],
  loaded: [],
  inline: { scripts: [], styles: [] },
  composedAt: undefined,
  stale: false,
  status: undefined,
  refusal: undefined,
  html: undefined,
})
