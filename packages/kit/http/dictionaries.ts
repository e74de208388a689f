import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import * as zlib from 'node:zlib'

/** RFC 9842: a response may be compressed with an earlier one, which the browser still has. */
export interface Dictionary {
  readonly body: Buffer
  /** SHA-256 in base64, which the browser names. */
  readonly hash: string
}

export const DICTIONARY_ENCODING = 'dcz'

/** Requests for the same address differ in these headers. */
export const DICTIONARY_VARY = 'Accept-Encoding, Available-Dictionary'

/** A skippable Zstandard frame that contains the hash of the dictionary. */
const HEAD = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0])

const compress = 'zstdCompress' in zlib ? promisify(zlib.zstdCompress) : undefined

/** False before Node 22.15, which has no Zstandard. */
export const hasDictionaries: boolean = compress !== undefined

export const dictionaryOf = (body: Buffer): Dictionary => ({ body, hash: hash('sha256', body, 'base64') })

const OFFERED = /^:([A-Za-z0-9+/]{43}=):$/
const READS = /\bdcz\b/

/** Hash of the dictionary that a request offers. */
export function offeredDictionary(header: (name: string) => string | undefined): string | undefined {
  const offered = compress && header('available-dictionary')
  return offered && READS.test(header('accept-encoding') ?? '') ? OFFERED.exec(offered)?.[1] : undefined
}

/** Undefined without Zstandard. */
export async function encodedWith(
  { body: dictionary, hash: name }: Dictionary,
  body: Buffer,
  level: number,
): Promise<Buffer | undefined> {
  const packed = await compress?.(body, {
    dictionary,
    pledgedSrcSize: body.byteLength,
    params: { [zlib.constants.ZSTD_c_compressionLevel]: level },
  })
  return packed && Buffer.concat([HEAD, Buffer.from(name, 'base64'), packed])
}
