/** Addresses that a site's settings may name. Each answers null for what cannot be taken. */

/** `http` is for the machine itself: whether a site may use it there is decided where the site is known. */
const LOOPBACK = /^(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1)$/

export const isLoopback = (hostname: string): boolean => LOOPBACK.test(hostname)

function readAddress(value: string): URL | null {
  if (!URL.canParse(value)) return null
  const url = new URL(value)
  const reachable = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))
  return reachable && url.username === '' && url.password === '' && !/[?#]/.test(value) ? url : null
}

/** Scheme, host and port of a host whose pages all are one service's. */
export function readHostAddress(value: string): string | null {
  const url = readAddress(value)
  return url?.pathname === '/' ? url.origin : null
}

/** An address to which a query is added, or the path of the site's own order tunnel. */
export const readTunnelAddress = (value: string): string | null => (/^\/[a-z-]+$/.test(value) || readAddress(value) ? value : null)

/** A channel by its address, its handle or its id. */
export function readChannelAddress(value: string): string | null {
  if (/^@[\w.-]+$/.test(value)) return `https://www.youtube.com/${value}`
  if (/^UC[\w-]{22}$/.test(value)) return `https://www.youtube.com/channel/${value}`
  const url = readAddress(value)
  return url?.protocol === 'https:' && /^(?:(?:www|m)\.)?youtube\.com$/.test(url.hostname) ? value : null
}
