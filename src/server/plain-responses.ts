import { type Notices, noticesOf } from '@marquee/i18n/notices.ts'
import type { HeaderPairs } from '@marquee/kit/http/security-headers.ts'
import { plainSecurity } from '@marquee/kit/http/security-headers.ts'
import { type BytesResponse, bytesResponse } from './exchange.ts'
import type { SiteHost } from './hosts/hosts.ts'
import { refused } from './refused-responses.ts'

export const NOT_INDEXED: HeaderPairs = [['X-Robots-Tag', 'noindex']]
/** Shared caches store a response that does not name its lifetime; some depend on the visitor. */
export const NOT_STORED: HeaderPairs = [['Cache-Control', 'no-store']]

export const foreignHeaders = (host: SiteHost | undefined): HeaderPairs => (host?.foreign ? NOT_INDEXED : [])

/** Headers of every response of a site that is no page. */
export const ownHeaders = (host: SiteHost): HeaderPairs => [
  ...plainSecurity(host.https),
  ...foreignHeaders(host),
]

interface TextOptions {
  readonly type?: string
  readonly headers?: HeaderPairs
  readonly https?: boolean
}

/** The response is not cacheable unless `headers` allow it. */
export function textResponse(
  status: number,
  text: string,
  { type = 'text/plain; charset=utf-8', headers = [], https = false }: TextOptions = {},
): BytesResponse {
  const keep: HeaderPairs = headers.some(([name]) => name === 'Cache-Control')
    ? []
    : [['Cache-Control', 'no-store']]
  return bytesResponse(
    status,
    [['Content-Type', type], ...keep, ...headers, ...plainSecurity(https)],
    Buffer.from(text),
  )
}

/** The notice of a response that belongs to no site, and so has no language. */
export function englishNotice(
  status: number,
  sentence: keyof Notices['plain'],
  https: boolean,
  headers: HeaderPairs = [],
): BytesResponse {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${status}</title></head><body><p>${noticesOf('en').plain[sentence]}</p></body></html>`
  const policy: HeaderPairs = [
    [
      'Content-Security-Policy',
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ],
  ]
  return textResponse(status, html, {
    type: 'text/html; charset=utf-8',
    headers: [...policy, ...headers],
    https,
  })
}

export function redirectResponse(
  host: SiteHost,
  status: 301 | 302,
  location: string,
  headers: HeaderPairs = [],
): BytesResponse {
  const keep: HeaderPairs = [
    ['Cache-Control', status === 301 ? 'public, max-age=0, must-revalidate' : 'no-store'],
  ]
  return bytesResponse(status, [
    ['Location', location],
    ...keep,
    ...headers,
    ...foreignHeaders(host),
    ...plainSecurity(host.https),
  ])
}

/** 404 for a path of the server's own: an asset, a picture, a text file. */
export const nothingHere = ({ https }: { readonly https: boolean }): BytesResponse =>
  textResponse(404, 'Not found\n', { https })

export const methodNotAllowed = (https: boolean, allowed = 'GET, HEAD'): BytesResponse =>
  refused('method', textResponse(405, 'Method not allowed\n', { headers: [['Allow', allowed]], https }))

export const malformedAddress = (https: boolean): BytesResponse =>
  refused('malformed-address', englishNotice(400, 'unreadableAddress', https))
