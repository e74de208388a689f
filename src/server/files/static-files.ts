import { hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { acceptedEncoding, type Encoding } from '@marquee/kit/http/accepted-encoding.ts'
import {
  DICTIONARY_ENCODING,
  DICTIONARY_VARY,
  type Dictionary,
  encodedWith,
  hasDictionaries,
  offeredDictionary,
} from '@marquee/kit/http/dictionaries.ts'
import { encoded } from '@marquee/kit/http/encoded.ts'
import type { HeaderPairs } from '@marquee/kit/http/security-headers.ts'
import { plainSecurity } from '@marquee/kit/http/security-headers.ts'
import { type BytesResponse, bytesResponse, type Exchange, type OuterResponse } from '../exchange.ts'
import { addressesOf, createAssetDictionaries } from './asset-dictionaries.ts'
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
  /** The name for later builds; undefined if they have no file that is like this one. */
  readonly useAsDictionary: string | undefined
  readonly responses: Map<string, Form>
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
const DICTIONARY_LEVEL = 12

function load(root: string, path: string): [pathname: string, file: StaticFile] {
  const pathname = `/${relative(root, path).split(sep).join('/')}`
  const body = readFileSync(path)
  const compressed = new Map<Encoding, Buffer>()
  for (const encoding of ['br', 'gzip'] as const) {
    if (existsSync(path + SIBLINGS[encoding]))
      compressed.set(encoding, readFileSync(path + SIBLINGS[encoding]))
  }
  const addresses = hasDictionaries ? addressesOf(pathname) : undefined
  const file: StaticFile = {
    body,
    useAsDictionary: addresses && `match="${addresses}"`,
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    etag: hash('sha256', body, 'base64url').slice(0, 22),
    cacheControl: pathname.startsWith('/assets/') ? IMMUTABLE : A_DAY,
    compressed,
    responses: new Map(),
  }
  return [pathname, file]
}

function responsesFor(
  file: StaticFile,
  encoding: Encoding | typeof DICTIONARY_ENCODING,
  body: Buffer,
  https: boolean,
): FileResponses {
  const etag = `"${file.etag}-${encoding}"`
  const encodingHeader: HeaderPairs = encoding === 'identity' ? [] : [['Content-Encoding', encoding]]
  const headers: HeaderPairs = [
    ['Cache-Control', file.cacheControl],
    ['Vary', file.useAsDictionary === undefined ? 'Accept-Encoding' : DICTIONARY_VARY],
    ...(file.useAsDictionary === undefined ? [] : [['Use-As-Dictionary', file.useAsDictionary] as const]),
    ['ETag', etag],
    ...plainSecurity(https),
  ]
  return {
    full: bytesResponse(200, [['Content-Type', file.type], ...encodingHeader, ...headers], body),
    unchanged: bytesResponse(304, headers),
    etag,
  }
}

type Form = FileResponses | Promise<FileResponses>

/** Made at the first request; the others get the same. */
function formOf({ responses }: StaticFile, key: string, make: () => Form): Form {
  const known = responses.get(key)
  if (known) return known
  const made = make()
  responses.set(key, made)
  if (made instanceof Promise)
    made.then(
      (form) => responses.set(key, form),
      () => responses.delete(key),
    )
  return made
}

const plainForm = (file: StaticFile, encoding: Encoding, https: boolean): Form =>
  formOf(file, https ? `${encoding} https` : encoding, () => {
    const body = encoding === 'identity' ? file.body : file.compressed.get(encoding)
    return body
      ? responsesFor(file, encoding, body, https)
      : encoded(file.body, encoding, LAZY_BROTLI_QUALITY).then((made) =>
          responsesFor(file, encoding, made, https),
        )
  })

/** Plain, where the dictionary saves nothing. */
async function dictionaryForm(
  file: StaticFile,
  dictionary: Dictionary,
  encoding: Encoding,
  https: boolean,
): Promise<FileResponses> {
  const [plain, packed] = await Promise.all([
    plainForm(file, encoding, https),
    encodedWith(dictionary, file.body, DICTIONARY_LEVEL),
  ])
  const isSmaller = packed && packed.byteLength < (file.compressed.get('br') ?? file.body).byteLength
  return isSmaller ? responsesFor(file, DICTIONARY_ENCODING, packed, https) : plain
}

/** Files stay in memory: a few megabytes that every visitor requests. Those of former builds are read for each request. */
export function loadStaticFiles(root: string | undefined, former?: FormerAssets): StaticFiles {
  const entries = root && existsSync(root) ? readdirSync(root, { recursive: true, withFileTypes: true }) : []
  const paths = entries
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
  const files = new Map(paths.map((path) => load(root ?? '', path)))
  const dictionaries = createAssetDictionaries(former)

  const formerFile = (pathname: string) =>
    former?.pathnames.has(pathname) ? load(former.root, join(former.root, pathname))[1] : undefined

  /** Undefined if the dictionary is none of ours. */
  function withDictionary(
    pathname: string,
    file: StaticFile,
    offered: string,
    encoding: Encoding,
    https: boolean,
  ): Form | undefined {
    const key = https ? `${offered} ${encoding} https` : `${offered} ${encoding}`
    const dictionary = file.responses.has(key) ? undefined : dictionaries.find(pathname, offered)
    return dictionary
      ? formOf(file, key, () => dictionaryForm(file, dictionary, encoding, https))
      : file.responses.get(key)
  }

  return {
    has: (pathname) => files.has(pathname) || (former?.pathnames.has(pathname) ?? false),
    respond(exchange, pathname, https) {
      const file = files.get(pathname) ?? formerFile(pathname)
      if (!file) throw new Error(`No such file: ${pathname}`)
      const compressible = COMPRESSIBLE.has(extname(pathname))
      const encoding = compressible ? acceptedEncoding(exchange.header('accept-encoding')) : 'identity'
      const offered = file.useAsDictionary && offeredDictionary((name) => exchange.header(name))
      const form =
        (offered && withDictionary(pathname, file, offered, encoding, https)) ||
        plainForm(file, encoding, https)
      const pick = ({ full, unchanged, etag }: FileResponses) =>
        exchange.header('if-none-match')?.includes(etag) ? unchanged : full
      return form instanceof Promise ? form.then(pick) : pick(form)
    },
  }
}
