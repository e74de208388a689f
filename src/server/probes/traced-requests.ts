import { isTrustedProxy, type TrustedProxies } from '@marquee/kit/http/visitor-address.ts'
import { connectedTracing } from '../../document/tracing.server.ts'
import type { Exchange, OuterResponse } from '../exchange.ts'
import { PROBES } from './probes.ts'

type Respond = (exchange: Exchange) => OuterResponse | Promise<OuterResponse>

/** Begins a trace for each request but probes, or continues that of a trusted proxy. The handler itself if traces are off. */
export function tracedRequests(respond: Respond, trusted: TrustedProxies): Respond {
  const tracing = connectedTracing()
  if (!tracing) return respond
  return (exchange) => {
    if (PROBES.includes(exchange.target)) return respond(exchange)
    exchange.trace = tracing.request(
      isTrustedProxy(exchange, trusted) ? exchange.header('traceparent') : undefined,
    )
    return exchange.trace.run(() => respond(exchange))
  }
}
