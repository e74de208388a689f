import ky from 'ky'
import { pageLimits } from '#config/page-limits.ts'

export const FLAGS_PATH = '/api/frontend'

const isToggle = (value: unknown): boolean => {
  const { name, enabled, variant }: Readonly<Record<string, unknown>> = Object(value)
  return (
    typeof name === 'string' &&
    typeof enabled === 'boolean' &&
    typeof variant === 'object' &&
    variant !== null
  )
}

function hasToggles(body: unknown): boolean {
  const { toggles }: Readonly<Record<string, unknown>> = Object(body)
  return Array.isArray(toggles) && toggles.every(isToggle)
}

/** Headers that the server needs; neither the key, which it does not check, nor an id per page. */
const NEEDED = ['accept', 'content-type', 'if-none-match']

function neededOf(headers: HeadersInit | undefined): Headers {
  return new Headers([...new Headers(headers)].filter(([name]) => NEEDED.includes(name)))
}

const aborted = () => new DOMException('No usable response', 'AbortError')

/**
 * The fetch of the flag SDK. A failure and a body without toggles end like an aborted request, which the SDK
 * does not log; `onAnswer` receives the usable ones. A lost usage report is ignored.
 */
export const flagFetch =
  (onResponse: () => void, fetcher?: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (address, init = {}) => {
    const options = {
      ...init,
      headers: neededOf(init.headers),
      credentials: 'same-origin',
      ...(fetcher ? { fetch: fetcher } : {}),
    } as const
    const send = () =>
      ky(address, {
        ...options,
        retry: 0,
        timeout: pageLimits.upstream.callTimeout,
        throwHttpErrors: false,
      })
    if (!String(address).endsWith(FLAGS_PATH)) return send().catch(() => new Response(null, { status: 202 }))
    const response = await send().catch(() => {
      throw aborted()
    })
    if (response.status === 304) {
      onResponse()
      return response
    }
    const body: unknown = response.ok ? await response.json().catch(() => null) : null
    if (!hasToggles(body)) throw aborted()
    onResponse()
    return new Response(JSON.stringify(body), { status: 200, headers: response.headers })
  }
