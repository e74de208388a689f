import { hash } from 'node:crypto'
import { acceptedEncoding, type Encoding } from '@marquee/kit/http/accepted-encoding.ts'
import { encoded } from '@marquee/kit/http/encoded.ts'
import type { FrontendToggle } from './flag-evaluation.ts'
import { isUnchanged } from './unleash-responses.ts'

interface CachedList {
  readonly etag: string
  readonly packed: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>
}

const MAX_CACHED = 1_500
const SMALLEST = 1_024
const BROTLI_QUALITY = 5

const pack = async (body: string, encoding: Encoding) =>
  new Uint8Array(await encoded(Buffer.from(body), encoding, BROTLI_QUALITY))

/** Tags and compresses each distinct list once: visitors are many, lists few. */
export function createFrontendResponses(): (
  request: Request,
  toggles: readonly FrontendToggle[],
) => Promise<Response> {
  const cache = new Map<string, CachedList>()

  function cachedList(body: string): CachedList {
    const known = cache.get(body)
    if (known) return known
    if (cache.size >= MAX_CACHED) cache.clear()
    // Weak, because it covers every encoding of the list.
    const made: CachedList = {
      etag: `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`,
      packed: new Map(),
    }
    cache.set(body, made)
    return made
  }

  return async (request, toggles) => {
    const body = JSON.stringify({ toggles })
    const { etag, packed } = cachedList(body)
    const headers = { etag, 'cache-control': 'no-cache, private', vary: 'Accept-Encoding' }
    if (isUnchanged(request, etag)) return new Response(null, { status: 304, headers })
    const typed = { ...headers, 'content-type': 'application/json; charset=utf-8' }
    const encoding =
      body.length < SMALLEST
        ? 'identity'
        : acceptedEncoding(request.headers.get('accept-encoding') ?? undefined)
    if (encoding === 'identity') return new Response(body, { headers: typed })
    const bytes = packed.get(encoding) ?? pack(body, encoding)
    packed.set(encoding, bytes)
    return new Response(await bytes, { headers: { ...typed, 'content-encoding': encoding } })
  }
}
