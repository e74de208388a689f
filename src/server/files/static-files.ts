import { hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { acceptedEncoding, type Encoding } from '@marquee/kit/http/accepted-encoding.ts'
import { encoded } from '@marquee/kit/http/encoded.ts'
import type { HeaderPairs } from '@marquee/kit/http/security-headers.ts'
import { plainSecurity } from '@marquee/kit/http/security-headers.ts'
import { type BytesResponse, bytesResponse, type Exchange, type OuterResponse } from '../exchange.ts'
import type { FormerAssets } from './former-assets.ts'

export interface StaticFiles {
  has(pathname: string): boolean
  respond(exchange: Exchange, pathname: string, https: boolean): OuterResponse | Promise<OuterResponse>
}

interface FileResponses {
  readonly full: BytesResponse
  readonly unchanged: BytesResponse
  readonly etag: string
}

interface StaticFile {
  readonly body: Buffer
  readonly type: string
  readonly etag: string
  readonly cacheControl: string
  /** Built next to the file; missing ones are made on first request. */
  readonly compressed: Map<Encoding, Buffer>
  readonly responses: Map<string, FileResponses>
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.map': 'application/json; charset=utf-8',
}
const COMPRESSIBLE = new Set(['.js', '.css', '.json', '.svg', '.txt', '.html', '.map'])
const SIBLINGS = { br: '.br', gzip: '.gz' } as const
const IMMUTABLE = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'
const LAZY_BROTLI_QUALITY = 6

function load(root: string, path: string): [pathname: string, file: StaticFile] {
  const pathname = `/${relative(root, path).split(sep).join('/')}`
  const body = readFileSync(path)
  const compressed = new Map<Encoding, Buffer>()
  for (const encoding of ['br', 'gzip'] as const) {
    if (existsSync(path + SIBLINGS[encoding]))
      compressed.set(encoding, readFileSync(path + SIBLINGS[encoding]))
  }
  const file: StaticFile = {
    body,
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    etag: hash('sha256', body, 'base64url').slice(0, 22),
    cacheControl: pathname.startsWith('/assets/') ? IMMUTABLE : A_DAY,
    compressed,
    responses: new Map(),
  }
  return [pathname, file]
}

async function compress(file: StaticFile, encoding: Encoding): Promise<Buffer> {
  const known = file.compressed.get(encoding)
  if (known) return known
  const made = await encoded(file.body, encoding, LAZY_BROTLI_QUALITY)
  file.compressed.set(encoding, made)
  return made
}

function responsesFor(file: StaticFile, key: string, encoding: Encoding, body: Buffer, https: boolean) {
  const etag = `"${file.etag}-${encoding}"`
  const encodingHeader: HeaderPairs = encoding === 'identity' ? [] : [['Content-Encoding', encoding]]
  const headers: HeaderPairs = [
    ['Cache-Control', file.cacheControl],
    ['Vary', 'Accept-Encoding'],
    ['ETag', etag],
    ...plainSecurity(https),
  ]
  const made = {
    full: bytesResponse(200, [['Content-Type', file.type], ...encodingHeader, ...headers], body),
    unchanged: bytesResponse(304, headers),
    etag,
  }
  file.responses.set(key, made)
  return made
}

/** Files stay in memory: a few megabytes that every visitor requests. Those of former builds are read for each request. */
export function loadStaticFiles(root: string | undefined, former?: FormerAssets): StaticFiles {
  const entries = root && existsSync(root) ? readdirSync(root, { recursive: true, withFileTypes: true }) : []
  const paths = entries
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
  const files = new Map(paths.map((path) => load(root ?? '', path)))

  const formerFile = (pathname: string) =>
    former?.pathnames.has(pathname) ? load(former.root, join(former.root, pathname))[1] : undefined

  return {
    has: (pathname) => files.has(pathname) || (former?.pathnames.has(pathname) ?? false),
    respond(exchange, pathname, https) {
      const file = files.get(pathname) ?? formerFile(pathname)
      if (!file) throw new Error(`No such file: ${pathname}`)
      const compressible = COMPRESSIBLE.has(extname(pathname))
      const encoding = compressible ? acceptedEncoding(exchange.header('accept-encoding')) : 'identity'
      const key = https ? `${encoding} https` : encoding
      const pick = ({ full, unchanged, etag }: FileResponses) =>
        exchange.header('if-none-match')?.includes(etag) ? unchanged : full
      const known = file.responses.get(key)
      if (known) return pick(known)
      if (encoding === 'identity') return pick(responsesFor(file, key, encoding, file.body, https))
      return compress(file, encoding).then((body) => pick(responsesFor(file, key, encoding, body, https)))
    },
  }
}
