import { BlockList, isIP } from 'node:net'

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
