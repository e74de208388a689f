import { BlockList, isIPv6 } from 'node:net'
import type { Exchange, OuterResponse } from './exchange.ts'
import { textResponse } from './plain-responses.ts'
import type { Traffic } from './traffic.ts'

const near = new BlockList()
near.addSubnet('127.0.0.0', 8, 'ipv4')
near.addSubnet('10.0.0.0', 8, 'ipv4')
near.addSubnet('172.16.0.0', 12, 'ipv4')
near.addSubnet('192.168.0.0', 16, 'ipv4')
near.addAddress('::1', 'ipv6')
near.addSubnet('fc00::', 7, 'ipv6')

/** For the operator's own network: neither public addresses nor requests through the visitors' proxy. */
function mayReadMetrics(exchange: Exchange): boolean {
  if (exchange.header('x-forwarded-for') !== undefined || exchange.header('forwarded') !== undefined)
    return false
  const address = exchange.remoteAddress?.replace(/^::ffff:/, '')
  return address === undefined || near.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

export interface Probes {
  respond(exchange: Exchange, pathname: string): OuterResponse | Promise<OuterResponse>
}

export const PROBES = ['/healthz', '/readyz', '/metrics']

export function createProbes(traffic: Traffic, isReady: () => Promise<boolean>): Probes {
  async function readiness(): Promise<OuterResponse> {
    const ready = await isReady().catch(() => false)
    return ready ? textResponse(200, 'ready\n') : textResponse(503, 'not ready\n')
  }

  return {
    respond(exchange, pathname) {
      if (pathname === '/healthz') return textResponse(200, 'ok\n')
      if (pathname === '/readyz') return readiness()
      if (!mayReadMetrics(exchange)) return textResponse(404, 'Not found\n')
      return traffic.text().then((text) => textResponse(200, text, { type: traffic.contentType }))
    },
  }
}
