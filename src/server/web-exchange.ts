import { type CacheState, type Exchange, type OuterResponse, REQUEST_ID } from './exchange.ts'

/** For development and tests. */
export function webExchange(request: Request, requestId: string): Exchange {
  const { pathname, search } = new URL(request.url)
  const cache: CacheState = 'none'
  return {
    method: request.method,
    target: pathname + search,
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
  }
}

export function webResponse(response: OuterResponse, { method, requestId }: Exchange): Response {
  const headers = new Headers(response instanceof Response ? response.headers : undefined)
  if (!(response instanceof Response)) {
    for (let at = 0; at < response.headers.length - 2; at += 2)
      headers.append(response.headers[at] ?? '', response.headers[at + 1] ?? '')
  }
  headers.set(REQUEST_ID, requestId)
  const empty = method === 'HEAD' || response.status === 304
  if (response instanceof Response)
    return new Response(empty ? null : response.body, {
      status: response.status,
      statusText: response.statusText,
      headers,
    })
  const body = empty || response.body === undefined ? null : new Uint8Array(response.body)
  return new Response(body, { status: response.status, headers })
}
