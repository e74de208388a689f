import { BlockList, isIP, isIPv4 } from 'node:net'

/** The connection of a proxy or of its client. */
interface Connection {
  /** Undefined without a socket. */
  readonly remoteAddress: string | undefined
  header(name: string): string | undefined
}

const GROUPS = 8
/** Visitors choose the lower half of an IPv6 address freely. */
const NETWORK_GROUPS = 4
const WITH_PORT = /^(?:\[(?<six>[^\]]+)\](?::\d+)?|(?<four>[\d.]+):\d+)$/

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): readonly string[] {
  // URL writes an embedded IPv4 address as groups too.
  const [left = '', right = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const partsOf = (side: string) => (side === '' ? [] : side.split(':'))
  const [first, last] = [partsOf(left), partsOf(right)]
  return [...first, ...Array.from({ length: GROUPS - first.length - last.length }, () => '0'), ...last]
}

/** IPv4 where it is one, also if embedded in IPv6. */
function plainAddress(address: string): string {
  if (isIPv4(address)) return address
  const groups = groupsOf(address)
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return groups.join(':')
  return groups
    .slice(6)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    .join('.')
}

/** An address as proxies write it, some with a port. Undefined if it is none. */
function readAddress(text: string): string | undefined {
  const trimmed = text.trim().replace(/^"(.*)"$/, '$1')
  const { six, four } = WITH_PORT.exec(trimmed)?.groups ?? {}
  const [address = ''] = (six ?? four ?? trimmed).split('%', 1)
  return isIP(address) === 0 ? undefined : plainAddress(address)
}

const isIn = (list: BlockList, address: string): boolean =>
  list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')

/** Number of proxies in front, or their networks; 0 for none. */
export type TrustedProxies = number | BlockList

const HOPS = /^\d{1,2}$/

/** `2`, or `10.0.0.0/8, 2001:db8::/32`. Null if it is neither. */
export function readTrustedProxies(text: string): TrustedProxies | null {
  if (text === '' || text === 'false') return 0
  if (text === 'true') return 1
  if (HOPS.test(text)) return Number(text)
  const list = new BlockList()
  for (const entry of text.split(',')) {
    const [address = '', prefix, ...rest] = entry.trim().split('/')
    const version = isIP(address)
    const longest = version === 4 ? 32 : 128
    const length = prefix === undefined ? longest : Number(prefix)
    if (version === 0 || rest.length > 0 || !/^\d*$/.test(prefix ?? '') || prefix === '' || length > longest)
      return null
    list.addSubnet(address, length, version === 4 ? 'ipv4' : 'ipv6')
  }
  return list
}

/** The entry that the outermost trusted proxy wrote. Undefined if none did, or if it cannot be read. */
function forwardedAddress(socket: string, header: string, trusted: TrustedProxies): string | undefined {
  const entries = header.split(',')
  if (typeof trusted === 'number') return readAddress(entries.at(-Math.min(trusted, entries.length)) ?? '')
  let address = socket
  while (isIn(trusted, address)) {
    const entry = entries.pop()
    if (entry === undefined) break
    const next = readAddress(entry)
    if (next === undefined) return undefined
    address = next
  }
  return address
}

const networkOf = (address: string): string => {
  if (isIPv4(address)) return address
  const groups = address.split(':')
  return address === '0:0:0:0:0:0:0:1' ? '::1' : groups.slice(0, NETWORK_GROUPS).join(':')
}

/** The client of this connection is a proxy whose headers are believed. */
export function isTrustedProxy(
  { remoteAddress }: Pick<Connection, 'remoteAddress'>,
  trusted: TrustedProxies,
): boolean {
  if (typeof trusted === 'number') return trusted > 0
  const address = readAddress(remoteAddress ?? '')
  return address !== undefined && isIn(trusted, address)
}

/** The address in the header of trusted proxies, or else of the socket. An IPv6 address is the four groups of its network. */
export function visitorAddress(exchange: Connection, trusted: TrustedProxies): string | undefined {
  const socket = readAddress(exchange.remoteAddress ?? '')
  if (socket === undefined) return undefined
  const header = trusted === 0 ? undefined : exchange.header('x-forwarded-for')
  return networkOf((header && forwardedAddress(socket, header, trusted)) || socket)
}

/** Addresses as a socket or `visitorAddress` gives them; undefined in tests and in development. */
const OWN_ADDRESSES: readonly (string | undefined)[] = [undefined, '127.0.0.1', '::1', '::ffff:127.0.0.1']
const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'via']

/** False for whatever came through a proxy: its Host header can be forged. */
export const isFromOwnMachine = (
  address: string | undefined,
  header: (name: string) => string | null | undefined,
): boolean =>
  OWN_ADDRESSES.includes(address) && !PROXY_HEADERS.some((name) => typeof header(name) === 'string')
