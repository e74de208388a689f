import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { acceptedEncoding, type Encoding } from '../http/accepted-encoding.ts'
import { bytesResponse, type Exchange, type HeaderPairs, type OuterResponse } from './exchange.ts'

interface CachedText {
  until: number
  readonly text: Buffer
  readonly etag: string
  readonly encoded: Map<Encoding, Promise<Buffer>>
}

const gzipped = promisify(gzip)
const brotli = promisify(brotliCompress)

function encode(text: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(text)
  return encoding === 'br'
    ? brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
    : Promise.resolve(text)
}

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

/** Caches generated texts (sitemaps, dictionaries, manifests), compressed, with an ETag. */
export function createCachedTexts(keepFor: number, clock: () => number): CachedTexts {
  const cache = new Map<string, Promise<CachedText | undefined>>()
  let purges = 0

  async function current(
    key: string,
    make: () => Promise<string | undefined>,
  ): Promise<CachedText | undefined> {
    const known = await cache.get(key)
    if (known && clock() < known.until) return known
    const begun = purges
    const making = make().then((text) =>
      text === undefined ? undefined : keep(text, begun === purges ? clock() + keepFor : 0),
    )
    cache.set(key, making)
    const made = await making.catch((error: unknown) => {
      // Stale if error.
      if (!known) throw error
      return known
    })
    if (made) cache.set(key, Promise.resolve(made))
    else cache.delete(key)
    return made
  }

  return {
    purge(matches) {
      purges += 1
      for (const [key, text] of cache) {
        if (!matches(key)) continue
        void text.then(
          (old) => old && Object.assign(old, { until: 0 }),
          () => {},
        )
      }
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
      const body = found.encoded.get(encoding) ?? encode(found.text, encoding)
      found.encoded.set(encoding, body)
      return bytesResponse(
        200,
        encoding === 'identity' ? tagged : [...tagged, ['Content-Encoding', encoding]],
        await body,
      )
    },
  }
}
