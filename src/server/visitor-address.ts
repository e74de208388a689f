import type { Exchange } from './exchange.ts'

/** Visitors choose the lower half of an IPv6 address freely. */
const NETWORK_PARTS = 4

const networkOf = (address: string): string =>
  address.includes(':') && !address.startsWith('::ffff:')
    ? address.split(':').slice(0, NETWORK_PARTS).join(':')
    : address.replace('::ffff:', '')

/** From a trusted proxy's header, else from the socket. */
export function visitorAddress(
  exchange: Pick<Exchange, 'header' | 'remoteAddress'>,
  trustProxy: boolean,
): string | undefined {
  const forwarded = trustProxy ? exchange.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  const address = forwarded || exchange.remoteAddress
  return address === undefined ? undefined : networkOf(address)
}
