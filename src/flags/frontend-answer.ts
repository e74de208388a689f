import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { acceptedEncoding, type Encoding } from '../server/accepted-encoding.ts'
import type { FrontendToggle } from './flag-evaluation.ts'
import { isUnchanged } from './unleash-answers.ts'

interface Kept {
  readonly etag: string
  readonly packed: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>
}

const MOST_KEPT = 1_500
const SMALLEST = 1_024

const gzipped = promisify(gzip)
const brotli = promisify(brotliCompress)

async function pack(body: string, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'gzip') return new Uint8Array(await gzipped(body))
  return new Uint8Array(await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }))
}

/** Answers of the Frontend API. Visitors are many and lists are few: a list is tagged and compressed once. */
export function createFrontendAnswers(): (request: Request, toggles: readonly FrontendToggle[]) => Promise<Response> {
  const kept = new Map<string, Kept>()

  function keep(body: string): Kept {
    const known = kept.get(body)
    if (known) return known
    if (kept.size >= MOST_KEPT) kept.clear()
    // Weak, since it stands for the list in every encoding.
    const made: Kept = { etag: `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`, packed: new Map() }
    kept.set(body, made)
    return made
  }

  return async (request, toggles) => {
    const body = JSON.stringify({ toggles })
    const { etag, packed } = keep(body)
    const headers = { etag, 'cache-control': 'no-cache, private', vary: 'Accept-Encoding' }
    if (isUnchanged(request, etag)) return new Response(null, { status: 304, headers })
    const typed = { ...headers, 'content-type': 'application/json; charset=utf-8' }
    const encoding = body.length < SMALLEST ? 'identity' : acceptedEncoding(request.headers.get('accept-encoding') ?? undefined)
    if (encoding === 'identity') return new Response(body, { headers: typed })
    const bytes = packed.get(encoding) ?? pack(body, encoding)
    packed.set(encoding, bytes)
    return new Response(await bytes, { headers: { ...typed, 'content-encoding': encoding } })
  }
}
