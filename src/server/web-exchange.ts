import type { BytesResponse, CacheState, Exchange, OuterResponse } from './exchange.ts'
import { sentHeaders } from './refused-responses.ts'

/** Development and tests use it. */
export function webExchange(request: Request, requestId: string): Exchange {
  const { pathname, search } = new URL(request.url)
  const cache: CacheState = 'none'
  return {
    method: request.method,
    target: pathname + search,
    wellFormed: true,
    requestId,
    startedAt: performance.now(),
    header: (name) =>
      name === 'host'
        ? (request.headers.get('host') ?? new URL(request.url).host)
        : (request.headers.get(name) ?? undefined),
    toRequest: (url) => new Request(url, request),
    remoteAddress: undefined,
    site: '-',
    kind: 'other',
    cache,
    times: undefined,
    trace: undefined,
    refusal: undefined,
  }
}

/** The response has no request id. */
export function responseOfBytes({ status, headers: list, body }: BytesResponse): Response {
  const headers = new Headers()
  for (let at = 0; at < list.length - 2; at += 2) headers.append(list[at] ?? '', list[at + 1] ?? '')
  return new Response(body === undefined || status === 304 ? null : new Uint8Array(body), { status, headers })
}

export function webResponse(outgoing: OuterResponse, exchange: Exchange): Response {
  const { method } = exchange
  const response = outgoing instanceof Response ? outgoing : responseOfBytes(outgoing)
  const { status, statusText } = response
  const headers = sentHeaders(response, exchange)
  const empty = method === 'HEAD' || status === 304
  return new Response(empty ? null : response.body, { status, statusText, headers })
}
