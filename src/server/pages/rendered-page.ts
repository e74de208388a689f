import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Encoding } from '@marquee/kit/http/accepted-encoding.ts'
import {
  DICTIONARY_ENCODING,
  DICTIONARY_VARY,
  type Dictionary,
  encodedWith,
} from '@marquee/kit/http/dictionaries.ts'
import { encoded } from '@marquee/kit/http/encoded.ts'
import type { Refusal } from '@marquee/kit/http/refusal-reasons.ts'
import type { HeaderPairs } from '@marquee/kit/http/security-headers.ts'
import { pageSecurity } from '@marquee/kit/http/security-headers.ts'
import { pageLimits } from '#config/page-limits.ts'
import { deferScripts } from '../../document/deferred-scripts.ts'
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
  respond(
    encoding: Encoding,
    ifNoneMatch: string | undefined,
    /** One that the browser has. */
    dictionary?: Dictionary | undefined,
  ): BytesResponse | Promise<BytesResponse>
}

const CACHED_HEADERS = ['content-type', 'location', 'link', 'content-language', 'x-robots-tag']
const REVALIDATE = 'public, max-age=0, must-revalidate'
type Form = Encoding | typeof DICTIONARY_ENCODING
const SUFFIX = { br: 'br', gzip: 'gz', identity: 'id', dcz: 'dz' } as const satisfies Record<Form, string>
const BROTLI_QUALITY = 5
/** Takes less time than Brotli at its quality. */
const DICTIONARY_LEVEL = 10

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
  const written = Buffer.from(text)
  const html = (response.headers.get('content-type') ?? '').startsWith('text/html')
  const body = html && !frame.hotReload ? deferScripts(written) : written
  const headers = CACHED_HEADERS.flatMap((name): HeaderPairs => {
    const value = response.headers.get(name)
    return value === null || (name === 'x-robots-tag' && host.foreign) ? [] : [[name, value]]
  })
  const cookies = response.headers.getSetCookie().map((value): [string, string] => ['Set-Cookie', value])
  const scriptPolicy = frame.hotReload ? policyForAll(frame, text) : policyFor(frame, inline)
  const policy: HeaderPairs = html
    ? [
        ['Content-Security-Policy', scriptPolicy],
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

const encodingHeaders = (encoding: Form, vary = 'Accept-Encoding'): HeaderPairs => [
  ...(encoding === 'identity' ? [] : [['Content-Encoding', encoding] as const]),
  ['Vary', vary],
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

interface StoredHead extends PageHead {
  readonly vary: string
}

const etagOf = ({ etag }: PageHead, encoding: Form) => `"${etag}-${SUFFIX[encoding]}"`

function preparedResponses(page: StoredHead, encoding: Form, body: Uint8Array) {
  const headers: HeaderPairs = [
    ...page.headers,
    ['Cache-Control', REVALIDATE],
    ...encodingHeaders(encoding, page.vary),
  ]
  if (page.status !== 200)
    return {
      full: withReason(page, bytesResponse(page.status, headers, body)),
      etag: undefined,
      unchanged: undefined,
    }
  const etag = etagOf(page, encoding)
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

/** All compressed forms together are smaller than so many times one of them. */
const FORMS = 3

type Prepared = PreparedResponses | Promise<PreparedResponses>

/** Makes the forms of a stored page as requests need them, each once. */
function createForms(head: StoredHead, first: Compressed, packed: Buffer) {
  const unpacked = () => (first === 'br' ? brotliDecompressSync : gunzipSync)(packed)
  const firstForm = preparedResponses(head, first, packed)
  const forms = new Map<Form, Prepared>([[first, firstForm]])
  let dictionaryHash: string | undefined

  function formOf(name: Form, make: () => Promise<PreparedResponses>): Prepared {
    const known = forms.get(name)
    if (known) return known
    const making = make().then(
      (form) => {
        if (forms.get(name) === making) forms.set(name, form)
        return form
      },
      (error: unknown) => {
        forms.delete(name)
        throw error
      },
    )
    forms.set(name, making)
    return making
  }

  async function packedWith(dictionary: Dictionary): Promise<PreparedResponses> {
    const body = await encodedWith(dictionary, unpacked(), DICTIONARY_LEVEL)
    return body && body.byteLength < packed.byteLength
      ? preparedResponses({ ...head, vary: DICTIONARY_VARY }, DICTIONARY_ENCODING, exact(body))
      : firstForm
  }

  return {
    firstForm,
    plain: (encoding: Encoding): Prepared =>
      encoding === 'identity'
        ? preparedResponses(head, encoding, unpacked())
        : formOf(encoding, async () =>
            preparedResponses(head, encoding, exact(await encoded(unpacked(), encoding, BROTLI_QUALITY))),
          ),
    /** Only the form of the last dictionary is kept: browsers have few different ones. */
    withDictionary(dictionary: Dictionary): Prepared {
      if (dictionaryHash !== dictionary.hash) forms.delete(DICTIONARY_ENCODING)
      dictionaryHash = dictionary.hash
      return formOf(DICTIONARY_ENCODING, () => packedWith(dictionary))
    },
  }
}

/**
 * Compressed as the first request accepts it. The other forms are made when a request needs them. The few
 * clients without compression get the page unpacked for each request, at once: a pool unpacks in many small pieces, and
 * each waits for the work of others on this thread. `dictionary`: headers that name the one of its kind.
 */
export async function preparePage(
  { body, ...rendered }: RenderedPage,
  firstEncoding: Encoding,
  dictionary: HeaderPairs = [],
): Promise<PreparedPage> {
  if (body.byteLength === 0) {
    const empty = bytesResponse(rendered.status, [...rendered.headers, ['Cache-Control', REVALIDATE]])
    return { bytes: 1_000, respond: () => empty }
  }
  const head: StoredHead = {
    ...rendered,
    headers: [...rendered.headers, ...dictionary],
    vary: dictionary.length === 0 ? 'Accept-Encoding' : DICTIONARY_VARY,
  }
  const first: Compressed = firstEncoding === 'gzip' ? 'gzip' : 'br'
  const packed = exact(await encoded(body, first, BROTLI_QUALITY))
  const forms = createForms(head, first, packed)
  const headerBytes = forms.firstForm.full.headers.join('').length * 4
  return {
    bytes: Math.ceil(packed.byteLength * FORMS) + headerBytes,
    respond(encoding, ifNoneMatch, offered) {
      if (encoding === first && !offered) return pick(forms.firstForm, ifNoneMatch)
      const hasPlain = ifNoneMatch?.includes(etagOf(head, encoding))
      const form = offered && !hasPlain ? forms.withDictionary(offered) : forms.plain(encoding)
      return form instanceof Promise ? form.then((made) => pick(made, ifNoneMatch)) : pick(form, ifNoneMatch)
    },
  }
}
