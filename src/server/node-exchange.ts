import type { IncomingMessage, ServerResponse } from 'node:http'
import { NodeRequest, sendNodeResponse } from 'srvx/node'
import { type BytesResponse, type CacheState, type Exchange, REQUEST_ID } from './exchange.ts'
import { requestBody } from './request-body.ts'

/** A class gives every request of the hot path one hidden shape. */
export class NodeExchange implements Exchange {
  readonly method: string
  readonly target: string
  readonly requestId: string
  readonly startedAt: number
  site: Exchange['site'] = '-'
  kind = 'other'
  cache: CacheState = 'none'
  readonly #request: IncomingMessage
  readonly #response: ServerResponse

  constructor(request: IncomingMessage, response: ServerResponse, requestId: string, startedAt: number) {
    this.#request = request
    this.#response = response
    this.method = request.method ?? 'GET'
    this.target = request.url ?? '/'
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

  toRequest(url: string): Request {
    const incoming = new NodeRequest({ req: this.#request, res: this.#response })
    const body =
      this.method === 'GET' || this.method === 'HEAD' ? null : requestBody(this.#request, this.#response)
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
  requestId: string,
): void {
  headers[headers.length - 1] = requestId
  response.writeHead(status, headers)
  response.end(body)
}

export function sendResponse(response: ServerResponse, received: Response, requestId: string): Promise<void> {
  const headers = new Headers(received.headers)
  headers.set(REQUEST_ID, requestId)
  return sendNodeResponse(
    response,
    new Response(received.body, { status: received.status, statusText: received.statusText, headers }),
  )
}
