import { checkStatus, inTime } from '@marquee/kit/http/calls.ts'
import { readCookie } from '@marquee/kit/http/document-cookie.ts'
import { NotFoundError } from '@marquee/kit/http/errors.ts'
import type { z } from 'zod'
import { versioned } from './client-path.ts'
import type { WriteCall } from './contract/writes.ts'
import { createHttp } from './http.ts'

export interface WriteOptions {
  readonly baseUrl: string
  readonly language: string
  /** Calls of the client's context have the version in their path, not the language. */
  readonly isVersioned?: boolean
  readonly fetch?: typeof globalThis.fetch
  /** Current headers: bearer, CSRF value. */
  readonly headers?: () => Promise<Readonly<Record<string, string>>>
}

export type Write = <B>(
  call: Omit<WriteCall<B>, 'body'> & { readonly body: z.ZodType<B> | null },
  params: Readonly<Record<string, string>>,
  body: B,
) => Promise<void>

/**
 * Sends a changing call once, with cookies. Throws NotFoundError, GoneError or UnavailableError (with
 * `status` if the host refused).
 */
export function createWrite({
  baseUrl,
  language,
  isVersioned = false,
  fetch: fetcher,
  headers = async () => ({}),
}: WriteOptions): Write {
  const http = createHttp(fetcher)
  return async (asked, params, body) => {
    const call = isVersioned ? versioned(asked) : asked
    const values: Readonly<Record<string, string>> = { language, ...params }
    const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name] ?? ''
      if (value === '' || value === '.' || value === '..') throw new NotFoundError(call.path)
      return encodeURIComponent(value)
    })
    const query = call.path.includes('{language}') ? '' : `?${new URLSearchParams({ language })}`
    await inTime(path, async (signal) => {
      const response = await http(`${baseUrl}/api/${path}${query}`, {
        method: call.method,
        signal,
        retry: 0,
        // The request survives leaving the page.
        keepalive: true,
        credentials: 'include',
        headers: { ...(await headers()) },
        ...(call.body === null ? {} : { json: body }),
      })
      checkStatus(response, path)
      await response.body?.cancel()
    })
  }
}

/** The CSRF cookie's value, which non-GET requests to our own origin repeat in `X-XSRF-TOKEN`. */
export function csrfHeaders(): Readonly<Record<string, string>> {
  const value = readCookie('XSRF-TOKEN')
  return value === undefined ? {} : { 'X-XSRF-TOKEN': decodeURIComponent(value) }
}
