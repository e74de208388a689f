import type { HeaderPairs } from '@marquee/kit/http/security-headers.ts'
import type { OuterResponse } from './exchange.ts'

const isCookie = (name: string) => name.toLowerCase() === 'set-cookie'

/** Copies the response and replaces headers of the same name, except cookies, which add up. */
export function withHeaders(response: Response, pairs: HeaderPairs): Response
export function withHeaders(response: OuterResponse, pairs: HeaderPairs): OuterResponse
export function withHeaders(response: OuterResponse, pairs: HeaderPairs): OuterResponse {
  const replaced = new Set(pairs.map(([name]) => name.toLowerCase()).filter((name) => !isCookie(name)))
  if (response instanceof Response) {
    const headers = new Headers(response.headers)
    for (const [name, value] of pairs) {
      if (isCookie(name)) headers.append(name, value)
      else headers.set(name, value)
    }
    return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
  }
  const { headers } = response
  // The last two belong to the request id.
  const remaining: [string, string][] = []
  for (let at = 0; at < headers.length - 2; at += 2) {
    const [name = '', value = ''] = [headers[at], headers[at + 1]]
    if (!replaced.has(name.toLowerCase())) remaining.push([name, value])
  }
  const list = [...remaining, ...pairs].flat()
  return { ...response, headers: [...list, ...headers.slice(-2)] }
}

/** Adds those headers that the response does not have. */
export function withMissingHeaders(response: Response, pairs: HeaderPairs): Response {
  return withHeaders(
    response,
    pairs.filter(([name]) => !response.headers.has(name)),
  )
}
