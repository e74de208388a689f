import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Encoding } from '@marquee/kit/http/accepted-encoding.ts'
import { encoded } from '@marquee/kit/http/encoded.ts'
import type { Refusal } from '@marquee/kit/http/refusal-reasons.ts'
import type { HeaderPairs } from '@marquee/kit/http/security-headers.ts'
import { pageSecurity } from '@marquee/kit/http/security-headers.ts'
import { pageLimits } from '#config/page-limits.ts'
import type { RequestContext } from '../../document/request-context.server.ts'
import { type BytesResponse, bytesResponse } from '../exchange.ts'
import { SPECULATION_RULES } from '../files/speculation-rules.ts'
import type { SiteHost } from '../hosts/hosts.ts'
import { foreignHeaders } from '../plain-responses.ts'
import { refused } from '../refused-responses.ts'
import {
  foreignScripts,
  type PolicyFrame,
  policyFor,
  policyForAll,
} from '../security/content-security-policy.ts'
import { preloadLinks } from './preload-links.ts'

export interface RenderedPage {
  readonly status: number
  readonly body: Buffer
  /** Headers without encoding, length, ETag and Cache-Control. */
  readonly headers: HeaderPairs
  readonly etag: string
  /** The render forbids caching. */
  readonly personal: boolean
  /** Inline scripts that we did not write; the policy does not allow them. */
  readonly foreignScripts: number
  readonly refusal?: Refusal | undefined
}

type PageHead = Omit<RenderedPage, 'body'>

export interface PreparedPage {
  /** The size with both compressed forms. */
  readonly bytes: number
  respond(encoding: Encoding, ifNoneMatch: string | undefined): BytesResponse | Promise<BytesResponse>
}

const CACHED_HEADERS = ['content-type', 'location', 'link', 'content-language', 'x-robots-tag']
const REVALIDATE = 'public, max-age=0, must-revalidate'
const SUFFIX = { br: 'br', gzip: 'gz', identity: 'id' } as const satisfies Record<Encoding, string>
const BROTLI_QUALITY = 5

/**
 * Reads a render to its end and adds its policy, of the inline blocks that it was written with. In development, where
 * tools add scripts, of those that it contains. With `hints`, its headers name what its first view waits for.
 */
export async function readRender(
  response: Response,
  host: SiteHost,
  frame: PolicyFrame,
  { html: page, inline }: Pick<RequestContext, 'html' | 'inline'>,
  hints = false,
): Promise<RenderedPage> {
  const text = page ?? (await response.text())
  const body = Buffer.from(text)
  const headers = CACHED_HEADERS.flatMap((name): HeaderPairs => {
    const value = response.headers.get(name)
    return value === null || (name === 'x-robots-tag' && host.foreign) ? [] : [[name, value]]
  })
  const cookies = response.headers.getSetCookie().map((value): [string, string] => ['Set-Cookie', value])
  const html = (response.headers.get('content-type') ?? '').startsWith('text/html')
  const written = frame.hotReload ? policyForAll(frame, text) : policyFor(frame, inline)
  const policy: HeaderPairs = html
    ? [
        ['Content-Security-Policy', written],
        ['Speculation-Rules', `"${SPECULATION_RULES}"`],
      ]
    : []
  const links = html && hints ? preloadLinks(text) : undefined
  return {
    status: response.status,
    body,
    headers: [
      ...headers,
      ...cookies,
      ...foreignHeaders(host),
      ...policy,
      ...pageSecurity(host.https),
      ...(links === undefined ? [] : [['Link', links] as const]),
    ],
    etag: createHash('sha256')
      .update(body)
      .update(`\n${policy[0]?.[1] ?? ''}`)
      .digest('base64url')
      .slice(0, 22),
    foreignScripts: html && !frame.hotReload ? foreignScripts(text, inline.scripts) : 0,
    personal:
      cookies.length > 0 || /\b(?:no-store|private)\b/.test(response.headers.get('cache-control') ?? ''),
  }
}

const encodingHeaders = (encoding: Encoding): HeaderPairs => [
  ...(encoding === 'identity' ? [] : [['Content-Encoding', encoding] as const]),
  ['Vary', 'Accept-Encoding'],
]

const withReason = ({ refusal }: PageHead, response: BytesResponse): BytesResponse =>
  refusal === undefined ? response : refused(refusal, response)

/** The response of a page that is not cached. */
export async function respondOnce(page: RenderedPage, encoding: Encoding): Promise<BytesResponse> {
  const retry: HeaderPairs =
    page.status === 503 ? [['Retry-After', String(pageLimits.upstream.retryAfterSeconds)]] : []
  const body = await encoded(page.body, page.body.byteLength > 0 ? encoding : 'identity', BROTLI_QUALITY)
  const how = page.body.byteLength > 0 ? encodingHeaders(encoding) : []
  return withReason(
    page,
    bytesResponse(page.status, [...page.headers, ['Cache-Control', 'no-store'], ...retry, ...how], body),
  )
}

function preparedResponses(page: PageHead, encoding: Encoding, body: Uint8Array) {
  const headers: HeaderPairs = [...page.headers, ['Cache-Control', REVALIDATE], ...encodingHeaders(encoding)]
  if (page.status !== 200)
    return {
      full: withReason(page, bytesResponse(page.status, headers, body)),
      etag: undefined,
      unchanged: undefined,
    }
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

type Compressed = Exclude<Encoding, 'identity'>

/** zlib returns a view of a whole chunk of its output. */
const exact = (bytes: Buffer): Buffer =>
  bytes.buffer.byteLength > bytes.byteLength ? Buffer.from(new Uint8Array(bytes).buffer) : bytes

/** Both compressed forms together are smaller than so many times one of them. */
const FORMS = 2.6

/**
 * Compressed as the first request accepts it. The other form is made when a request needs it, which few do. The few
 * clients without compression get the page unpacked for each request, at once: a pool unpacks in many small pieces, and
 * each waits for the work of others on this thread.
 */
export async function preparePage(
  { body, ...head }: RenderedPage,
  firstEncoding: Encoding,
): Promise<PreparedPage> {
  if (body.byteLength === 0) {
    const empty = bytesResponse(head.status, [...head.headers, ['Cache-Control', REVALIDATE]])
    return { bytes: 1_000, respond: () => empty }
  }
  const first: Compressed = firstEncoding === 'gzip' ? 'gzip' : 'br'
  const other: Compressed = first === 'br' ? 'gzip' : 'br'
  const packed = exact(await encoded(body, first, BROTLI_QUALITY))
  const unpacked = () => (first === 'br' ? brotliDecompressSync : gunzipSync)(packed)
  const firstForm = preparedResponses(head, first, packed)
  let otherForm: PreparedResponses | Promise<PreparedResponses> | undefined

  async function makeOther(): Promise<PreparedResponses> {
    try {
      otherForm = preparedResponses(head, other, exact(await encoded(unpacked(), other, BROTLI_QUALITY)))
      return otherForm
    } catch (error) {
      otherForm = undefined
      throw error
    }
  }

  const headerBytes = firstForm.full.headers.join('').length * 4
  return {
    bytes: Math.ceil(packed.byteLength * FORMS) + headerBytes,
    respond(encoding, ifNoneMatch) {
      if (encoding === first) return pick(firstForm, ifNoneMatch)
      if (encoding === 'identity') return pick(preparedResponses(head, 'identity', unpacked()), ifNoneMatch)
      otherForm ??= makeOther()
      return otherForm instanceof Promise
        ? otherForm.then((form) => pick(form, ifNoneMatch))
        : pick(otherForm, ifNoneMatch)
    },
  }
}
