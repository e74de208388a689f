import { type SitePaths, sitePathsOf } from '@marquee/addresses/site-paths.ts'
import { environmentOf } from '#config/environments.ts'
import type { SiteId } from '#config/sites.ts'
import type { Env } from '../env/env.ts'
import { type SiteFlags, watchedFlags } from '../pages/decided-flags.ts'
import { dataAddressOf, type PageAddress, type Resolution, resolveTarget } from '../pages/page-address.ts'
import { remembered } from '../pages/remembered.ts'
import type { PolicyFrame } from '../security/content-security-policy.ts'
import type { SiteHost } from './hosts.ts'

/** A site on one of its hosts with one revision of its flags. */
export interface SiteEdition {
  readonly host: SiteHost
  readonly flags: SiteFlags
  readonly paths: SitePaths
  readonly frame: PolicyFrame
  /** Cached, because most visitors request the same targets. */
  resolve(target: string): Resolution
  /** The address of the data of a page; undefined if the target is malformed. */
  dataAddress(kind: PageAddress['kind'], target: string): PageAddress | undefined
}

interface EditionOptions {
  readonly env: Pick<Env, 'RECAPTCHA_KEY'>
  readonly clientDir: string | undefined
  flags(site: SiteId): SiteFlags
  mediaOrigins(site: SiteId): readonly string[]
}

const MAX_RESOLUTIONS = 5_000

export function createEdition(host: SiteHost, current: SiteFlags, options: EditionOptions): SiteEdition {
  const flags: SiteFlags = { ...current, values: watchedFlags(current.values) }
  const paths = sitePathsOf(host.site, flags.values)
  const frame: PolicyFrame = {
    site: host.site,
    https: host.https,
    clientOrigin: host.clientOrigin,
    ...(host.identity ? { identityOrigin: new URL(host.identity.issuer).origin } : {}),
    production: environmentOf(new URL(host.origin).hostname) === 'production',
    hotReload: options.clientDir === undefined,
    framedBy: flags.content?.framedBy,
    moreParties: options.env.RECAPTCHA_KEY === undefined ? [] : ['recaptcha'],
    // A getter: an outside source names its origins only after its first response.
    get mediaOrigins() {
      return options.mediaOrigins(host.site.id)
    },
  }
  const withKey = (address: PageAddress): PageAddress => ({
    ...address,
    key: `${host.key} ${flags.hash} ${address.key}`,
  })
  return {
    host,
    flags,
    paths,
    frame,
    resolve: remembered<Resolution>(MAX_RESOLUTIONS, (target) => {
      const found = resolveTarget(host, paths, target)
      return found.type === 'page' ? withKey(found) : found
    }),
    dataAddress(kind, target) {
      const address = dataAddressOf(host, kind, target)
      return address && withKey(address)
    },
  }
}

/** One edition per host, replaced when its flags or address change. */
export function createEditions(options: EditionOptions): (host: SiteHost) => SiteEdition {
  const editions = new Map<string, SiteEdition>()
  return (host) => {
    const flags = options.flags(host.site.id)
    const known = editions.get(host.key)
    if (known?.flags.hash === flags.hash && known.host === host) return known
    const edition = createEdition(host, flags, options)
    editions.set(host.key, edition)
    return edition
  }
}
