import type { Refusal } from '@marquee/kit/http/refusal-reasons.ts'
import type { HeaderPairs } from '@marquee/kit/http/security-headers.ts'
import type { RequestTrace } from '../document/tracing.server.ts'
import type { SiteHost } from './hosts/hosts.ts'

/** Milliseconds of a render for this request: until its content was composed, and from then on. */
export interface RenderTimes {
  readonly content: number
  readonly render: number
}

export type CacheState = 'hit' | 'stale' | 'stale-error' | 'miss' | 'off' | 'none'

/**
 * A request to the outer server: from node:http in production, from a web Request in development and tests.
 */
export interface Exchange {
  readonly method: string
  /** Path and query. */
  readonly target: string
  /** False with several Host lines, or a target that is no path. */
  readonly wellFormed: boolean
  readonly requestId: string
  readonly startedAt: number
  header(name: string): string | undefined
  toRequest(url: string): Request
  /** Undefined without a socket of ours. */
  readonly remoteAddress: string | undefined
  /** Set by the handlers, for the log and the metrics. */
  site: SiteHost['site']['id'] | '-'
  kind: string
  cache: CacheState
  /** Undefined for what no render was made for. */
  times: RenderTimes | undefined
  /** Undefined if traces are off. */
  trace: RequestTrace | undefined
  /** Set when the response is sent. */
  refusal: Refusal | undefined
}

/** A buffered response. The last two items of `headers` are the name and the slot of the request id. */
export interface BytesResponse {
  readonly status: number
  readonly headers: string[]
  readonly body: Uint8Array | undefined
  readonly refusal: Refusal | undefined
}

export type OuterResponse = BytesResponse | Response

export const REQUEST_ID = 'X-Request-Id'
export const SERVER_TIMING = 'Server-Timing'

/** Undefined for what is no page. */
export function serverTiming({ cache, times }: Pick<Exchange, 'cache' | 'times'>): string | undefined {
  if (cache === 'none') return undefined
  return times === undefined
    ? `cache;desc=${cache}`
    : `cache;desc=${cache}, content;dur=${times.content.toFixed(1)}, render;dur=${times.render.toFixed(1)}`
}

/** The header list is built once and sent many times; only the request id is replaced. */
export function bytesResponse(status: number, headers: HeaderPairs, body?: Uint8Array): BytesResponse {
  const list = headers.flat()
  // 304 has no body to measure; 204 must not have a length.
  if (status !== 304 && status !== 204) list.push('Content-Length', String(body?.byteLength ?? 0))
  list.push(REQUEST_ID, '')
  return { status, headers: list, body, refusal: undefined }
}

export const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD'
