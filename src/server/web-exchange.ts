import { type Answer, type CacheState, type Exchange, REQUEST_ID } from './exchange.ts'

/** The exchange of a web Request, for development and tests. */
export function webExchange(request: Request, requestId: string): Exchange {
  const { pathname, search } = new URL(request.url)
  const cache: CacheState = 'none'
  return {
    method: request.method,
    target: pathname + search,
    requestId,
    startedAt: performance.now(),
    header: (name) => (name === 'host' ? (request.headers.get('host') ?? new URL(request.url).host) : (request.headers.get(name) ?? undefined)),
    toRequest: (url) => new Request(url, request),
    remoteAddress: undefined,
    site: '-',
    kind: 'other',
    cache,
  }
}

export function webResponse(answer: Answer, { method, requestId }: Exchange): Response {
  const headers = new Headers(answer instanceof Response ? answer.headers : undefined)
  if (!(answer instanceof Response)) {
    for (let at = 0; at < answer.headers.length - 2; at += 2) headers.append(answer.headers[at] ?? '', answer.headers[at + 1] ?? '')
  }
  headers.set(REQUEST_ID, requestId)
  const empty = method === 'HEAD' || answer.status === 304
  if (answer instanceof Response) return new Response(empty ? null : answer.body, { status: answer.status, statusText: answer.statusText, headers })
  const body = empty || answer.body === undefined ? null : new Uint8Array(answer.body)
  return new Response(body, { status: answer.status, headers })
}
