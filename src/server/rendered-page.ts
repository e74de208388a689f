import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'
import { limits } from '../../config/limits.ts'
import type { RequestContext } from '../document/request-context.server.ts'
import type { Encoding } from '../http/accepted-encoding.ts'
import { type PolicyFrame, policyFor, policyForHtml } from './content-security-policy.ts'
import { type BytesResponse, bytesResponse, type HeaderPairs } from './exchange.ts'
import type { SiteHost } from './hosts.ts'
import { foreignHeaders } from './plain-responses.ts'
import { preloadLinks } from './preload-links.ts'
import { pageSecurity } from './security-headers.ts'

export interface RenderedPage {
  readonly status: number
  readonly body: Buffer
  /** Without encoding, length, ETag and Cache-Control. */
  readonly headers: HeaderPairs
  readonly etag: string
  /** The render forbids caching. */
  readonly personal: boolean
}

type PageHead = Omit<RenderedPage, 'body'>

export interface PreparedPage {
  readonly bytes: number
  respond(encoding: Encoding, ifNoneMatch: string | undefined): BytesResponse | Promise<BytesResponse>
}

const CACHED_HEADERS = ['content-type', 'location', 'link', 'content-language', 'x-robots-tag']
const REVALIDATE = 'public, max-age=0, must-revalidate'
const SUFFIX = { br: 'br', gzip: 'gz', identity: 'id' } as const satisfies Record<Encoding, string>
const BROTLI_QUALITY = 5

const toGzip = promisify(gzip)
const fromGzip = promisify(gunzip)
const brotli = promisify(brotliCompress)
const toBrotli = (body: Buffer) =>
  brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  })

/**
 * Reads a render to its end and adds its policy: for a page, of the inline blocks that it was
 * written with; for another document (of the framework, or in development, where a tool adds
 * scripts), of those that it contains. With `hints`, its headers name what its first view waits for.
 */
export async function readRender(
  response: Response,
  host: SiteHost,
  frame: PolicyFrame,
  { html: page, inline }: Pick<RequestContext, 'html' | 'inline'>,
  hints = false,
): Promise<RenderedPage> {
  const text = page ?? (await response.text())
  const headers = CACHED_HEADERS.flatMap((name): HeaderPairs => {
    const value = response.headers.get(name)
    return value === null || (name === 'x-robots-tag' && host.foreign) ? [] : [[name, value]]
  })
  const cookies = response.headers.getSetCookie().map((value): [string, string] => ['Set-Cookie', value])
  const html = (response.headers.get('content-type') ?? '').startsWith('text/html')
  const isOurs = page !== undefined && !frame.hotReload
  const policy: HeaderPairs = html
    ? [['Content-Security-Policy', isOurs ? policyFor(frame, inline) : policyForHtml(frame, text)]]
    : []
  const links = html && hints ? preloadLinks(text) : undefined
  return {
    status: response.status,
    body: Buffer.from(text),
    headers: [
      ...headers,
      ...cookies,
      ...foreignHeaders(host),
      ...policy,
      ...pageSecurity(host.https),
      ...(links === undefined ? [] : [['Link', links] as const]),
    ],
    etag: hash('sha256', `${text}\n${policy[0]?.[1] ?? ''}`, 'base64url').slice(0, 22),
    personal:
      cookies.length > 0 || /\b(?:no-store|private)\b/.test(response.headers.get('cache-control') ?? ''),
  }
}

async function encoded(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body
  return encoding === 'br' ? toBrotli(body) : toGzip(body)
}

const encodingHeaders = (encoding: Encoding): HeaderPairs => [
  ...(encoding === 'identity' ? [] : [['Content-Encoding', encoding] as const]),
  ['Vary', 'Accept-Encoding'],
]

/** For pages that are not cached. */
export async function respondOnce(page: RenderedPage, encoding: Encoding): Promise<BytesResponse> {
  const retry: HeaderPairs =
    page.status === 503 ? [['Retry-After', String(limits.upstream.retryAfterSeconds)]] : []
  const body = await encoded(page.body, page.body.byteLength > 0 ? encoding : 'identity')
  const how = page.body.byteLength > 0 ? encodingHeaders(encoding) : []
  return bytesResponse(page.status, [...page.headers, ['Cache-Control', 'no-store'], ...retry, ...how], body)
}

function preparedResponses(page: PageHead, encoding: Encoding, body: Uint8Array) {
  const headers: HeaderPairs = [...page.headers, ['Cache-Control', REVALIDATE], ...encodingHeaders(encoding)]
  if (page.status !== 200)
    return { full: bytesResponse(page.status, headers, body), etag: undefined, unchanged: undefined }
  const etag = `"${page.etag}-${SUFFIX[encoding]}"`
  const tagged: HeaderPairs = [...headers, ['ETag', etag]]
  const repeated = tagged.filter(([name]) => name !== 'content-type' && name !== 'Content-Encoding')
  return { full: bytesResponse(200, tagged, body), etag, unchanged: bytesResponse(304, repeated) }
}

type PreparedResponses = ReturnType<typeof preparedResponses>

function pick({ full, etag, unchanged }: PreparedResponses, ifNoneMatch: string | undefined): BytesResponse {
  if (ifNoneMatch === undefined || etag === undefined) return full
  // ETags are quoted and unique, so a substring match works inside lists and after `W/`.
  return ifNoneMatch === '*' || ifNoneMatch.includes(etag) ? unchanged : full
}

/** Both compressed forms. The few clients without compression get the page unpacked for each request. */
export async function preparePage({ body, ...head }: RenderedPage): Promise<PreparedPage> {
  if (body.byteLength === 0) {
    const empty = bytesResponse(head.status, [...head.headers, ['Cache-Control', REVALIDATE]])
    return { bytes: 1_000, respond: () => empty }
  }
  const [brBody, gzBody] = await Promise.all([toBrotli(body), toGzip(body)])
  const br = preparedResponses(head, 'br', brBody)
  const gz = preparedResponses(head, 'gzip', gzBody)
  const headerBytes = br.full.headers.join('').length * 4
  return {
    bytes: brBody.byteLength + gzBody.byteLength + headerBytes,
    respond(encoding, ifNoneMatch) {
      if (encoding === 'br') return pick(br, ifNoneMatch)
      if (encoding === 'gzip') return pick(gz, ifNoneMatch)
      return fromGzip(gzBody).then((plain) => pick(preparedResponses(head, 'identity', plain), ifNoneMatch))
    },
  }
}
