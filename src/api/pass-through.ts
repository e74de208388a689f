import { checkStatus, inTime, readResponseJson } from '@marquee/kit/http/calls.ts'
import { MalformedError, NotFoundError } from '@marquee/kit/http/errors.ts'
import { REFUSAL } from '@marquee/kit/http/refusal-reasons.ts'
import { LRUCache } from 'lru-cache'
import { pageLimits } from '#config/page-limits.ts'
import { serviceLimits } from '#config/service-limits.ts'
import type { Call, Params } from './call.ts'
import { callNames, contract } from './contract.ts'
import { forwardedHeaders } from './forwarded-headers.ts'
import { createHttp, interpret } from './http.ts'

interface CachedResponse {
  readonly status: number
  readonly body: string
  readonly at: number
}

const jsonResponse = (status: number, body: string, headers: Record<string, string> = {}) =>
  new Response(body, { status, headers: { 'content-type': 'application/json; charset=utf-8', ...headers } })

const refusal = (status: number, error: string, headers?: Record<string, string>) =>
  jsonResponse(status, JSON.stringify({ error }), headers)

const contentCalls: readonly Call[] = callNames.map((name) => contract[name])

/** Empty if it cannot be decoded; no call takes an empty parameter. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return ''
  }
}

/** The call of the contract and its parameters for a path below `/api/`. A literal segment wins over a parameter. */
function callOf(
  path: string,
  calls: readonly Call[],
): { readonly call: Call; readonly params: Params } | undefined {
  const segments = path.split('/')
  const fits = calls.flatMap((call) => {
    const pattern = call.path.split('/')
    if (pattern.length !== segments.length) return []
    if (!pattern.every((segment, index) => segment.startsWith('{') || segment === segments[index])) return []
    const params = Object.fromEntries(
      pattern.flatMap((segment, index) =>
        segment.startsWith('{') ? [[segment.slice(1, -1), decoded(segments[index] ?? '')]] : [],
      ),
    )
    return [{ call, params, fixed: pattern.filter((segment) => !segment.startsWith('{')).length }]
  })
  return fits.toSorted((a, b) => b.fixed - a.fixed)[0]
}

const uncached = { 'cache-control': 'no-store' }

/**
 * Answers `/api/…` of a site from an outside source: calls of the contract only, valid JSON only, at most 5 MB. Shared calls are cached for a
 * minute, and for a day in case the source fails; personal ones never.
 */
export function createPassThrough(
  baseUrl: string,
  clock: () => number = Date.now,
  calls: readonly Call[] = contentCalls,
): (request: Request, visitor?: { readonly address: string | undefined }) => Promise<Response> {
  const http = createHttp()
  const base = `${baseUrl.replace(/\/+$/, '')}/api/`
  const cached = new LRUCache<string, CachedResponse>({
    maxSize: pageLimits.upstream.maxBytes * 6,
    sizeCalculation: ({ body }) => body.length + 200,
  })

  async function fetchCached(address: string, call: Call): Promise<CachedResponse> {
    return inTime(address, async (signal) => {
      const response = await http.get(base + address, { signal })
      if (response.status === 404 || response.status === 410)
        return { status: response.status, body: '{"error":"not found"}', at: clock() }
      checkStatus(response, address)
      const { json } = await readResponseJson(response, address)
      interpret(call, json, address)
      return { status: 200, body: JSON.stringify(json), at: clock() }
    })
  }

  /** Forwarded once with the visitor's headers; refusals are returned unchanged. */
  async function requestPersonal(address: string, call: Call, headers: Readonly<Record<string, string>>) {
    return inTime(address, async (signal) => {
      const response = await http.get(base + address, { signal, headers, retry: 0, throwHttpErrors: false })
      if (response.status === 403 || response.status === 429) {
        const wait = response.headers.get('retry-after')
        return refusal(response.status, 'refused', {
          ...uncached,
          ...(wait === null ? {} : { 'retry-after': wait }),
        })
      }
      checkStatus(response, address)
      const { json } = await readResponseJson(response, address)
      interpret(call, json, address)
      return jsonResponse(200, JSON.stringify(json), uncached)
    })
  }

  return async (request, visitor) => {
    const url = new URL(request.url)
    const found = callOf(url.pathname.replace(/^\/api\//, ''), calls)
    if (!found || Object.values(found.params).includes('')) return refusal(404, 'not found')
    if (request.method !== 'GET') return refusal(405, 'method not allowed', { allow: 'GET' })
    const address = url.pathname.slice('/api/'.length) + url.search
    const old = found.call.reach === 'shared' ? cached.get(address) : undefined
    const age = old ? (clock() - old.at) / 1000 : Number.POSITIVE_INFINITY
    if (old && age < serviceLimits.contentCache.fresh) return jsonResponse(old.status, old.body)
    try {
      if (found.call.headers.length > 0)
        return await requestPersonal(
          address,
          found.call,
          forwardedHeaders(request, found.call.headers, visitor?.address),
        )
      const received = await fetchCached(address, found.call)
      if (found.call.reach === 'shared') cached.set(address, received)
      return jsonResponse(received.status, received.body)
    } catch (error) {
      if (error instanceof NotFoundError) return refusal(404, 'not found')
      if (old && age < serviceLimits.contentCache.staleOnError) return jsonResponse(old.status, old.body)
      return error instanceof MalformedError
        ? refusal(502, 'malformed')
        : refusal(503, 'unavailable', { 'retry-after': '5', [REFUSAL]: 'source-unavailable' })
    }
  }
}
