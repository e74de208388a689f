import { acceptedEncoding } from '@marquee/kit/http/accepted-encoding.ts'
import { LRUCache } from 'lru-cache'
import { compressedResponse } from './compressed-response.ts'
import type { Exchange } from './exchange.ts'

interface KnownRead {
  readonly etag: string
  readonly headers: Headers
  readonly body: Uint8Array<ArrayBuffer>
}

const MOST_BYTES = 8_000_000
const LARGEST = 1_000_000

export type RespondKnown = (
  exchange: Exchange,
  url: string,
  send: (request: Request) => Promise<Response>,
) => Promise<Response>

/** Keeps responses compressed, and sends them again while `send` answers 304 for their ETag. */
export function createKnownReads(maxBytes = MOST_BYTES): RespondKnown {
  const known = new LRUCache<string, KnownRead>({
    maxSize: maxBytes,
    maxEntrySize: LARGEST,
    sizeCalculation: ({ body }, key) => body.byteLength + key.length,
  })
  return async (exchange, url, send) => {
    const request = exchange.toRequest(url)
    if (exchange.method !== 'GET' || exchange.header('if-none-match') !== undefined)
      return compressedResponse(exchange, await send(request))
    const key = `${acceptedEncoding(exchange.header('accept-encoding'))} ${url}`
    const before = known.get(key)
    if (before) request.headers.set('if-none-match', before.etag)
    const response = await send(request)
    if (before && response.status === 304) return new Response(before.body, { headers: before.headers })
    const sent = await compressedResponse(exchange, response)
    const etag = sent.headers.get('etag')
    const isPublic = sent.headers.get('cache-control')?.startsWith('public') ?? false
    if (sent.status !== 200 || etag === null || !isPublic) return sent
    const body = new Uint8Array(await sent.arrayBuffer())
    known.set(key, { etag, headers: sent.headers, body })
    return new Response(body, { headers: sent.headers })
  }
}
