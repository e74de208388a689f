import type { IncomingMessage, ServerResponse } from 'node:http'
import type { BoundedCounts } from '@marquee/kit/http/bounded-counts.ts'
import { NodeRequest, sendNodeResponse } from 'srvx/node'
import {
  type BytesResponse,
  type CacheState,
  type Exchange,
  isRead,
  SERVER_TIMING,
  serverTiming,
} from './exchange.ts'
import { sentHeaders } from './refused-responses.ts'
import { requestBody } from './security/request-body.ts'

/** Node itself takes the first of several Host lines, and a proxy in front perhaps the last. */
function isOneHost(rawHeaders: readonly string[]): boolean {
  let lines = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') lines += 1
  }
  return lines <= 1
}

/** A class gives every request of the hot path one hidden shape. */
export class NodeExchange implements Exchange {
  readonly method: string
  readonly target: string
  readonly wellFormed: boolean
  readonly requestId: string
  readonly startedAt: number
  site: Exchange['site'] = '-'
  kind = 'other'
  cache: CacheState = 'none'
  times: Exchange['times'] = undefined
  trace: Exchange['trace'] = undefined
  refusal: Exchange['refusal'] = undefined
  /** The body did not fit beside those of other requests. */
  refusedBody = false
  readonly #request: IncomingMessage
  readonly #response: ServerResponse
  readonly #bodies: BoundedCounts

  constructor(
    request: IncomingMessage,
    response: ServerResponse,
    bodies: BoundedCounts,
    requestId: string,
    startedAt: number,
  ) {
    this.#request = request
    this.#response = response
    this.#bodies = bodies
    this.method = request.method ?? 'GET'
    this.target = request.url ?? '/'
    this.wellFormed = this.target.startsWith('/') && isOneHost(request.rawHeaders)
    this.requestId = requestId
    this.startedAt = startedAt
  }

  header(name: string): string | undefined {
    const value = this.#request.headers[name]
    return typeof value === 'object' ? value.join(', ') : value
  }

  get remoteAddress(): string | undefined {
    return this.#request.socket.remoteAddress
  }

  #body(): ReadableStream<Uint8Array> {
    const { kind } = this
    let held = 0
    this.#response.once('close', () => {
      if (held > 0) this.#bodies.free(kind, held)
      held = 0
    })
    return requestBody(this.#request, this.#response, (bytes) => {
      if (this.#response.closed) return false
      this.refusedBody = this.#bodies.take(kind, bytes) !== undefined
      if (!this.refusedBody) held += bytes
      return !this.refusedBody
    })
  }

  toRequest(url: string): Request {
    const incoming = new NodeRequest({ req: this.#request, res: this.#response })
    const body = isRead(this.method) ? null : this.#body()
    const headers = new Headers(incoming.headers)
    return new Request(url, {
      method: this.method,
      headers,
      signal: incoming.signal,
      body,
      ...(body ? { duplex: 'half' } : {}),
    })
  }
}

/**
 * Synchronous: the request id's slot is set and read within one call, so one header list serves all requests.
 */
export function sendBytes(
  response: ServerResponse,
  { status, headers, body }: BytesResponse,
  exchange: Pick<Exchange, 'requestId' | 'cache' | 'times'>,
): void {
  headers[headers.length - 1] = exchange.requestId
  const timing = serverTiming(exchange)
  response.writeHead(status, timing === undefined ? headers : [...headers, SERVER_TIMING, timing])
  response.end(body)
}

export function sendResponse(response: ServerResponse, received: Response, exchange: NodeExchange) {
  const { body, status, statusText } = received
  const headers = sentHeaders(received, exchange)
  return sendNodeResponse(response, new Response(body, { status, statusText, headers }))
}
