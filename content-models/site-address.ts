import type { SiteConfig } from '#config/types.ts'

/** Parse URLs of a site's settings; null if unusable. */

/** Loopback hosts may use `http`. */
const LOOPBACK = /^(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1)$/

export const isLoopback = (hostname: string): boolean => LOOPBACK.test(hostname)

function readAddress(value: string): URL | null {
  if (!URL.canParse(value)) return null
  const url = new URL(value)
  const reachable = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))
  return reachable && url.username === '' && url.password === '' && !/[?#]/.test(value) ? url : null
}

/** Origin of a URL without path. */
export function readHostAddress(value: string): string | null {
  const url = readAddress(value)
  return url?.pathname === '/' ? url.origin : null
}

/** A URL without query, or a path of the site. */
export const readTunnelAddress = (value: string): string | null =>
  /^\/[a-z-]+$/.test(value) || readAddress(value) ? value : null

type ListingSite = Pick<SiteConfig, 'hosts' | 'links'>

const hostsListed = {
  clientUrl: ({ hosts }: ListingSite) => [hosts.client, ...(hosts.otherClients ?? [])],
  orderTunnelUrl: ({ hosts, links }: ListingSite) => [
    ...(URL.canParse(links.orderTunnel) ? [new URL(links.orderTunnel).hostname] : []),
    ...(hosts.otherTunnels ?? []),
  ],
}

/** True for a URL whose host the site's configuration lists for this setting, and for a path of the site. */
export function isListed(site: ListingSite, setting: keyof typeof hostsListed, address: string): boolean {
  if (address.startsWith('/')) return true
  const { protocol, port, hostname } = new URL(address)
  return protocol === 'https:' && port === '' && hostsListed[setting](site).includes(hostname)
}

/** The channel that a URL, a handle or an id names. */
export function readChannelAddress(value: string): string | null {
  if (/^@[\w.-]+$/.test(value)) return `https://www.youtube.com/${value}`
  if (/^UC[\w-]{22}$/.test(value)) return `https://www.youtube.com/channel/${value}`
  const url = readAddress(value)
  return url?.protocol === 'https:' && /^(?:(?:www|m)\.)?youtube\.com$/.test(url.hostname) ? value : null
}
