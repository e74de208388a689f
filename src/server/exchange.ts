import type { SiteHost } from './hosts.ts'

/** How the page cache took part in an answer. */
export type CacheState = 'hit' | 'stale' | 'stale-error' | 'miss' | 'off' | 'none'

/** A request as the outer server sees it, whatever brought it: node:http in production, a web Request in tests and development. */
export interface Exchange {
  readonly method: string
  /** Path and query as they were sent. */
  readonly target: string
  readonly requestId: string
  readonly startedAt: number
  header(name: string): string | undefined
  /** The same request as a web Request with the given address. */
  toRequest(url: string): Request
  /** Undefined where the request did not come over a socket of ours. */
  readonly remoteAddress: string | undefined
  /** Filled in on the way, for the log and the metrics. */
  site: SiteHost['site']['id'] | '-'
  kind: string
  cache: CacheState
}

/** An answer whose bytes are at hand. The last two items of `headers` are the request id's name and its place. */
export interface BytesResponse {
  readonly status: number
  readonly headers: string[]
  readonly body: Uint8Array | undefined
}

export type OuterResponse = BytesResponse | Response

export type HeaderPairs = readonly (readonly [name: string, value: string])[]

export const REQUEST_ID = 'X-Request-Id'

/** The header list is written once and sent many times; only the request id is put in its place each time. */
export function bytesResponse(status: number, headers: HeaderPairs, body?: Uint8Array): BytesResponse {
  const list = headers.flat()
  // 304 has no body of its own to measure; 204 may not state a length.
  if (status !== 304 && status !== 204) list.push('Content-Length', String(body?.byteLength ?? 0))
  list.push(REQUEST_ID, '')
  return { status, headers: list, body }
}

export const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD'
