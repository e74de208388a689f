import { Agent, type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { SiteId } from '#config/sites.ts'

/** A response that a visitor has received. */
export interface VisitorResponse extends Omit<DayRequest, 'headers' | 'body'> {
  /** Milliseconds since the epoch, when it was sent. */
  readonly at: number
  readonly ms: number
  readonly status: number
  readonly bytes: number
  /** True for a response from the cache of Varnish. */
  readonly isHit: boolean
  /** Has passed a process of the site: Varnish's own errors have not. */
  readonly isOurs: boolean
}

export interface DayRequest {
  /** Kind of page, or of another request: `page data`, `file`, `picture`, `flags` … */
  readonly kind: string
  readonly site: SiteId
  readonly host: string
  readonly path: string
  readonly encoding: string
  readonly headers?: Readonly<Record<string, string | undefined>>
  readonly body?: string
}

/** Beyond this, a response counts as failed, with status 0. */
const TIMEOUT = 30_000

function unpacked(encoding: string | undefined, body: Buffer): string {
  if (encoding === 'br') return brotliDecompressSync(body).toString()
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString()
}

export interface DayClient {
  readonly received: readonly VisitorResponse[]
  send(sending: DayRequest): Promise<{ readonly etag: string | undefined; text(): string }>
  /** Opens an event stream; the function closes it. */
  stream(sending: DayRequest): () => void
  close(): void
}

/** Sends the requests of visitors to Varnish on `port`, and records what comes back. */
export function createDayClient(port: number): DayClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 128 })
  const received: VisitorResponse[] = []

  function open({ path, host, encoding, headers = {}, body }: DayRequest): Promise<IncomingMessage> {
    const present = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined))
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port,
          path,
          method: body === undefined ? 'GET' : 'POST',
          agent,
          timeout: TIMEOUT,
          headers: { host, 'accept-encoding': encoding, ...present },
        },
        resolve,
      )
      sent.on('timeout', () => sent.destroy(new Error('timeout')))
      sent.on('error', reject).end(body)
    })
  }

  function record(
    { kind, site, host, path, encoding }: DayRequest,
    at: number,
    response: IncomingMessage | undefined,
    bytes: number,
  ) {
    received.push({
      kind,
      site,
      host,
      path,
      encoding,
      at,
      ms: Date.now() - at,
      status: response?.statusCode ?? 0,
      bytes,
      isHit: response?.headers['x-cache'] === 'hit',
      isOurs: response?.headers['x-request-id'] !== undefined,
    })
  }

  return {
    received,
    async send(sending) {
      const at = Date.now()
      try {
        const response = await open(sending)
        const body = await buffer(response)
        record(sending, at, response, body.byteLength)
        const { etag, 'content-encoding': encoding } = response.headers
        return { etag, text: () => unpacked(encoding, body) }
      } catch {
        record(sending, at, undefined, 0)
        return { etag: undefined, text: () => '' }
      }
    },
    stream(sending) {
      const at = Date.now()
      const opening = open(sending).then(
        (response) => {
          record(sending, at, response, 0)
          response.on('error', () => {}).resume()
          return response
        },
        () => record(sending, at, undefined, 0),
      )
      return () => void opening.then((response) => response?.destroy())
    },
    close: () => agent.destroy(),
  }
}
