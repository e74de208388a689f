import { BlockList, isIP } from 'node:net'

/** Addresses that lead into one's own machine or network, or nowhere: no link of an editor sends this server there. */
const closed = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  closed.addSubnet(net, bits, 'ipv4')
}

/** Of the version 6 only what is given out to the world, without its parts that stand for addresses of version 4. */
const given = new BlockList()
given.addSubnet('2000::', 3, 'ipv6')
const embedding = new BlockList()
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  embedding.addSubnet(net, bits, 'ipv6')
}

/** May this server connect to the address because somebody wrote a link? */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !closed.check(address, 'ipv4')
  return version === 6 && given.check(address, 'ipv6') && !embedding.check(address, 'ipv6')
}
