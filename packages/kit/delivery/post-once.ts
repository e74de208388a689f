import { type RequestOptions as HttpOptions, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'

export interface Reply {
  readonly status: number
  /** Seconds; 0 without one. */
  readonly retryAfter: number
}

const TIMEOUT = 10_000

/** Neither redirects nor bodies are read. */
export function postOnce(address: string, body: Buffer, options: HttpOptions): Promise<Reply> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>()
  const request = address.startsWith('https:') ? requestHttps : requestHttp
  request(address, { ...options, signal: AbortSignal.timeout(TIMEOUT) }, (response) => {
    response.resume()
    const retryAfter = Number(response.headers['retry-after'])
    resolve({ status: response.statusCode ?? 0, retryAfter: Number.isFinite(retryAfter) ? retryAfter : 0 })
  })
    .on('error', reject)
    .end(body)
  return promise
}
