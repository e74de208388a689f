import { hash } from 'node:crypto'
import { acceptedEncoding, type Encoding } from '@marquee/kit/http/accepted-encoding.ts'
import { encoded } from '@marquee/kit/http/encoded.ts'
import type { HeaderPairs } from '@marquee/kit/http/security-headers.ts'
import { LRUCache } from 'lru-cache'
import { bytesResponse, type Exchange, type OuterResponse } from '../exchange.ts'

interface CachedText {
  until: number
  readonly text: Buffer
  readonly etag: string
  readonly encoded: Map<Encoding, Promise<Buffer>>
}

const BROTLI_QUALITY = 6

const keep = (text: string, until: number): CachedText => ({
  until,
  text: Buffer.from(text),
  etag: hash('sha256', text, 'base64url').slice(0, 22),
  encoded: new Map(),
})

export interface CachedTexts {
  /** Undefined if `make` returns nothing. */
  respond(
    exchange: Exchange,
    key: string,
    headers: HeaderPairs,
    make: () => Promise<string | undefined>,
  ): Promise<OuterResponse | undefined>
  purge(matches: (key: string) => boolean): void
}

/** Bytes of all texts with their compressed forms. Texts of former flags are no longer requested, and are evicted first. */
const MOST_BYTES = 16_000_000

/** Caches generated texts (sitemaps, dictionaries, manifests), compressed, with an ETag. */
export function createCachedTexts(keepFor: number, clock: () => number, maxBytes = MOST_BYTES): CachedTexts {
  const cache = new LRUCache<string, CachedText>({
    maxSize: maxBytes,
    // Both compressed forms together are smaller than the text.
    sizeCalculation: ({ text }, key) => 2 * (text.byteLength + key.length),
  })
  const making = new Map<string, Promise<CachedText | undefined>>()
  let purges = 0

  async function made(key: string, make: () => Promise<string | undefined>): Promise<CachedText | undefined> {
    const begun = purges
    try {
      const text = await make()
      const fresh = text === undefined ? undefined : keep(text, begun === purges ? clock() + keepFor : 0)
      if (fresh) cache.set(key, fresh)
      else cache.delete(key)
      return fresh
    } catch (error) {
      // Stale if error.
      const known = cache.get(key)
      if (!known) throw error
      return known
    } finally {
      making.delete(key)
    }
  }

  async function current(
    key: string,
    make: () => Promise<string | undefined>,
  ): Promise<CachedText | undefined> {
    const known = cache.get(key)
    if (known && clock() < known.until) return known
    const running = making.get(key) ?? made(key, make)
    making.set(key, running)
    return running
  }

  return {
    purge(matches) {
      purges += 1
      for (const [key, text] of cache.entries()) if (matches(key)) text.until = 0
    },
    async respond(exchange, key, headers, make) {
      const found = await current(key, make)
      if (!found) return undefined
      const encoding = acceptedEncoding(exchange.header('accept-encoding'))
      const etag = `"${found.etag}-${encoding}"`
      const tagged: HeaderPairs = [
        ...headers,
        ['Cache-Control', 'public, max-age=0, must-revalidate'],
        ['Vary', 'Accept-Encoding'],
        ['ETag', etag],
      ]
      if (exchange.header('if-none-match')?.includes(etag)) return bytesResponse(304, tagged)
      const body = found.encoded.get(encoding) ?? encoded(found.text, encoding, BROTLI_QUALITY)
      found.encoded.set(encoding, body)
      return bytesResponse(
        200,
        encoding === 'identity' ? tagged : [...tagged, ['Content-Encoding', encoding]],
        await body,
      )
    },
  }
}
