import { LOCAL_STAFF_HOST } from '@marquee/identity/staff/staff-clients.ts'
import { hostNameOf } from '@marquee/kit/http/host-names.ts'
import { authentication } from '#config/authentication.ts'
import { type Site, type SiteId, siteIds, sites } from '#config/sites.ts'
import type { SiteIdentity } from '../../document/boot.ts'
import type { Env } from '../env/env.ts'

/** A way to reach a site. Requests with the same `key` get the same bytes. */
export interface SiteHost {
  readonly site: Site
  /** The origin of canonical URLs. */
  readonly origin: string
  readonly https: boolean
  /** True for a host that is none of the site's own; such responses are not indexed. */
  readonly foreign: boolean
  readonly key: string
  /** Local hosts lead to local hosts, public ones to public ones. */
  originOf(site: SiteId): string
  /** Origin of the client host. */
  readonly clientOrigin: string
  /** The client host has our client area, not that of an outside service. */
  readonly ownClientArea: boolean
  /** Identity provider; null if the client host has sessions of its own. */
  readonly identity: SiteIdentity | null
}

export interface ClientSite {
  readonly clientOf: SiteHost
}

export interface FlagHost {
  readonly flagOrigin: string
  readonly https: boolean
}

export interface StaffHost {
  readonly staffOrigin: string
  readonly https: boolean
}

type HostMatch = SiteHost | ClientSite | FlagHost | StaffHost | 'unknown'

type Reach = 'local' | 'public'

export interface Hosts {
  find(hostHeader: string | undefined, https: boolean): HostMatch
}

const MAX_REMEMBERED = 500

export type HostsEnv = Pick<
  Env,
  | 'DEFAULT_SITE'
  | 'FLAGS_HOST'
  | 'STAFF_HOST'
  | 'STRICT_HOSTS'
  | 'TRUST_PROXY'
  | 'hosts'
  | 'clientApis'
  | 'identities'
>

const publicHost = ({ hosts }: HostsEnv, id: SiteId) => hosts[id] ?? sites[id].hosts.production

function clientHost({ hosts }: HostsEnv, id: SiteId, reach: Reach): string {
  if (reach === 'local') return `client.${sites[id].hosts.local}`
  return hosts[id] === undefined ? sites[id].hosts.client : `client.${hosts[id]}`
}

function createAddresses(env: HostsEnv, port: () => number) {
  function addressOf(host: string, reach: Reach, https: boolean): string {
    const scheme = https ? 'https' : 'http'
    // Visitors use the proxy's port behind a proxy, otherwise ours.
    const implied = host.includes(':') || (env.TRUST_PROXY && reach === 'public') ? '' : `:${port()}`
    return `${scheme}://${host}${implied === ':80' && !https ? '' : implied}`
  }
  return {
    site: (id: SiteId, reach: Reach, https: boolean) =>
      addressOf(reach === 'local' ? sites[id].hosts.local : publicHost(env, id), reach, https),
    client: (id: SiteId, reach: Reach, https: boolean) => addressOf(clientHost(env, id, reach), reach, https),
    of: addressOf,
  }
}

/**
 * The embedded provider, whose issuer is the client host; it signs in at an outside one itself. An outside client host
 * verifies the tokens of the outside provider, so its pages sign in there.
 */
function identityOf(
  { clientApis, identities }: HostsEnv,
  id: SiteId,
  clientOrigin: string,
): SiteIdentity | null {
  if (!authentication.externalOn.includes(id)) return null
  const outside = clientApis[id] === undefined ? undefined : identities[id]
  if (outside === undefined)
    return { issuer: `${clientOrigin}/`, applicationId: authentication.applicationId, audience: null }
  const { issuer, applicationId, audience } = outside
  return { issuer, applicationId, audience }
}

type KnownHosts = Map<string, { readonly id: SiteId; readonly reach: Reach }>

function knownHosts(env: HostsEnv): { readonly own: KnownHosts; readonly clients: KnownHosts } {
  const own: KnownHosts = new Map()
  const clients: KnownHosts = new Map()
  for (const id of siteIds) {
    const open = hostNameOf(publicHost(env, id))
    const { local, client } = sites[id].hosts
    own.set(local, { id, reach: 'local' }).set(open, { id, reach: 'public' })
    for (const name of [client, `client.${open}`]) clients.set(name, { id, reach: 'public' })
    clients.set(`client.${local}`, { id, reach: 'local' })
  }
  return { own, clients }
}

export const LOCAL_FLAG_HOST = 'flags.localhost'

/** Local for a request of a local host, else public. */
function beside(env: HostsEnv, origin: string) {
  const { protocol, hostname, port } = new URL(origin)
  const https = protocol === 'https:'
  const own = Number(port) || (https ? 443 : 80)
  const reach: Reach = [LOCAL_FLAG_HOST, LOCAL_STAFF_HOST].includes(hostname) ? 'local' : 'public'
  return { addresses: createAddresses(env, () => own), reach, https }
}

/** Origin of a site beside the flag service. */
export function siteOriginBeside(env: HostsEnv, site: SiteId, flagOrigin: string): string {
  const { addresses, reach, https } = beside(env, flagOrigin)
  return new URL(addresses.site(site, reach, https)).origin
}

function hostBeside(env: HostsEnv, origin: string, open: string | undefined, local: string): string {
  const { addresses, reach, https } = beside(env, origin)
  const host = reach === 'public' && open !== undefined ? open : local
  return new URL(addresses.of(host, host === local ? 'local' : 'public', https)).origin
}

export const staffOriginBeside = (env: HostsEnv, flagOrigin: string): string =>
  hostBeside(env, flagOrigin, env.STAFF_HOST, LOCAL_STAFF_HOST)

export const flagOriginBeside = (env: HostsEnv, staffOrigin: string): string =>
  hostBeside(env, staffOrigin, env.FLAGS_HOST, LOCAL_FLAG_HOST)

/** Origins for mails that no request causes. */
export function publicOrigins(env: HostsEnv, site: SiteId): Pick<SiteHost, 'origin' | 'clientOrigin'> {
  const addresses = createAddresses(env, () => 443)
  return {
    origin: new URL(addresses.site(site, 'public', true)).origin,
    clientOrigin: new URL(addresses.client(site, 'public', true)).origin,
  }
}

/** `port` is a function because it is known only after the server listens. */
export function createHosts(env: HostsEnv, port: () => number): Hosts {
  const addresses = createAddresses(env, port)
  const { own, clients } = knownHosts(env)
  const made = new Map<string, SiteHost>()

  function siteHost(id: SiteId, reach: Reach, https: boolean, foreign: boolean): SiteHost {
    const key = `${id}/${reach}${https ? '/https' : ''}${foreign ? '/foreign' : ''}`
    const origin = addresses.site(id, reach, https)
    const known = made.get(key)
    if (known?.origin === origin) return known
    const originOf = (other: SiteId) => addresses.site(other, reach, https)
    const clientOrigin = addresses.client(id, reach, https)
    const identity = identityOf(env, id, clientOrigin)
    const ownClientArea = env.clientApis[id] === undefined
    const site = sites[id]
    const host: SiteHost = {
      site,
      origin,
      clientOrigin,
      ownClientArea,
      identity,
      https,
      foreign,
      key,
      originOf,
    }
    made.set(key, host)
    return host
  }

  function look(header: string | undefined, https: boolean): HostMatch {
    const name = hostNameOf(header ?? '')
    const known = own.get(name)
    if (known) return siteHost(known.id, known.reach, https, false)
    const client = clients.get(name)
    if (client) return { clientOf: siteHost(client.id, client.reach, https, false) }
    if (name === LOCAL_FLAG_HOST) return { flagOrigin: addresses.of(name, 'local', https), https }
    if (env.FLAGS_HOST && name === hostNameOf(env.FLAGS_HOST))
      return { flagOrigin: addresses.of(env.FLAGS_HOST, 'public', https), https }
    if (name === LOCAL_STAFF_HOST) return { staffOrigin: addresses.of(name, 'local', https), https }
    if (env.STAFF_HOST && name === hostNameOf(env.STAFF_HOST))
      return { staffOrigin: addresses.of(env.STAFF_HOST, 'public', https), https }
    if (env.STRICT_HOSTS) return 'unknown'
    const reach = env.hosts[env.DEFAULT_SITE] || env.TRUST_PROXY ? 'public' : 'local'
    return siteHost(env.DEFAULT_SITE, reach, https, true)
  }

  const remembered = new Map<string, HostMatch>()
  let rememberedPort = -1
  return {
    find(header, https) {
      const key = https ? `s ${header}` : (header ?? '')
      if (rememberedPort !== port()) remembered.clear()
      rememberedPort = port()
      const known = remembered.get(key)
      if (known) return known
      if (remembered.size >= MAX_REMEMBERED) remembered.clear()
      const match = look(header, https)
      remembered.set(key, match)
      return match
    },
  }
}
