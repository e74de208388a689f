import { createHash, timingSafeEqual } from 'node:crypto'
import { BlockList, isIPv6 } from 'node:net'
import type { Exchange, OuterResponse } from '../exchange.ts'
import { textResponse } from '../plain-responses.ts'
import { refused } from '../refused-responses.ts'
import { type Dependency, problemsOf } from './dependencies.ts'
import type { Traffic } from './traffic.ts'

const near = new BlockList()
near.addSubnet('127.0.0.0', 8, 'ipv4')
near.addSubnet('10.0.0.0', 8, 'ipv4')
near.addSubnet('172.16.0.0', 12, 'ipv4')
near.addSubnet('192.168.0.0', 16, 'ipv4')
near.addAddress('::1', 'ipv6')
near.addSubnet('fc00::', 7, 'ipv6')

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * If a token is configured, requests that send it. Otherwise requests from the operator's own network: neither from
 * public addresses nor through the visitors' proxy.
 */
function isOperator(exchange: Exchange, token: string | undefined): boolean {
  if (token !== undefined)
    return timingSafeEqual(digest(exchange.header('authorization') ?? ''), digest(`Bearer ${token}`))
  if (exchange.header('x-forwarded-for') !== undefined || exchange.header('forwarded') !== undefined)
    return false
  const address = exchange.remoteAddress?.replace(/^::ffff:/, '')
  return address === undefined || near.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

export interface Probes {
  respond(exchange: Exchange, pathname: string): OuterResponse | Promise<OuterResponse>
}

export const PROBES = ['/healthz', '/readyz', '/metrics']

interface ProbesOptions {
  readonly traffic: Traffic
  readonly dependencies: readonly Dependency[]
  readonly version: string
  /** Prometheus's token. */
  readonly token: string | undefined
  isClosing(): boolean
  isStarting(): boolean
}

const JSON_TYPE = { type: 'application/json; charset=utf-8' }

export function createProbes({
  traffic,
  dependencies,
  version,
  token,
  isClosing,
  isStarting,
}: ProbesOptions): Probes {
  /** 503 only if this process cannot serve: without an outside service, every other process fails too. */
  async function readiness(exchange: Exchange): Promise<OuterResponse> {
    const problems = await problemsOf(dependencies)
    const [closing, starting] = [isClosing(), isStarting()]
    const ready = !closing && !starting && !problems.some(({ isNeeded }) => isNeeded)
    const details = isOperator(exchange, token) ? { closing, starting, problems } : {}
    const response = textResponse(ready ? 200 : 503, `${JSON.stringify({ ready, ...details })}\n`, JSON_TYPE)
    return ready ? response : refused('not-ready', response)
  }

  return {
    respond(exchange, pathname) {
      if (pathname === '/healthz')
        return textResponse(200, `${JSON.stringify({ alive: true, version })}\n`, JSON_TYPE)
      if (pathname === '/readyz') return readiness(exchange)
      if (!isOperator(exchange, token)) return refused('operators-only', textResponse(404, 'Not found\n'))
      return traffic.text().then((text) => textResponse(200, text, { type: traffic.contentType }))
    },
  }
}
