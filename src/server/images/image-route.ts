import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { Readable } from 'node:stream'
import { bytesResponse, type Exchange, type HeaderPairs, type OuterResponse } from '../exchange.ts'
import type { SiteHost } from '../hosts.ts'
import { nothingHere, textResponse } from '../plain-responses.ts'
import { plainSecurity } from '../security-headers.ts'
import type { ServerLog } from '../server-log.ts'
import { byteRange } from './byte-range.ts'
import {
  IMAGE_TYPES,
  IMAGE_WIDTHS,
  type ImageFormat,
  type ImageRequest,
  parseImageRequest,
} from './image-request.ts'
import { createMadeImages, type MadeImages } from './made-images.ts'
import type { PictureProcesses } from './picture-processes.ts'

export interface WarmImage {
  readonly path: string
  readonly width: number
  readonly format: ImageFormat
}

export interface Images {
  respond(exchange: Exchange, host: SiteHost, target: string): Promise<OuterResponse>
  /** Resizes a master from another store. */
  readonly make: MadeImages['get']
  /** In the background, one at a time, after everything that visitors wait for. */
  warm(list: readonly WarmImage[]): void
  close(): Promise<void>
}

interface Master {
  readonly file: string
  readonly bytes: number
  readonly version: string
  readonly extension: string
}

const PICTURES: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
}
const FILMS: Readonly<Record<string, string>> = {
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
}
const IMMUTABLE = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'

async function findMaster(artDir: string, path: string): Promise<Master | undefined> {
  const file = join(artDir, path)
  const stats = await stat(file).catch(() => undefined)
  if (!stats?.isFile()) return undefined
  const version = `${Math.floor(stats.mtimeMs).toString(36)}-${stats.size.toString(36)}`
  return { file, bytes: stats.size, version, extension: extname(path).toLowerCase() }
}

function headersOf(
  type: string,
  etag: string,
  host: SiteHost,
  { versioned, negotiated }: ImageRequest,
): HeaderPairs {
  const vary: HeaderPairs = negotiated ? [['Vary', 'Accept']] : []
  return [
    ['Content-Type', type],
    ['Cache-Control', versioned ? IMMUTABLE : A_DAY],
    ['ETag', etag],
    ...vary,
    ...plainSecurity(host.https),
  ]
}

function film(
  exchange: Exchange,
  host: SiteHost,
  request: ImageRequest,
  { file, bytes, version, extension }: Master,
): OuterResponse {
  const etag = `"${version}"`
  const headers = new Headers(
    [...headersOf(FILMS[extension] ?? '', etag, host, request), ['Accept-Ranges', 'bytes']].map(
      ([name, value]) => [name ?? '', value ?? ''],
    ),
  )
  if (exchange.header('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers })
  const condition = exchange.header('if-range')
  const range =
    condition === undefined || condition === etag ? byteRange(exchange.header('range'), bytes) : undefined
  if (range === 'unsatisfiable') {
    return textResponse(416, 'Range not satisfiable\n', {
      headers: [['Content-Range', `bytes */${bytes}`]],
      https: host.https,
    })
  }
  const { start, end } = range ?? { start: 0, end: bytes - 1 }
  headers.set('Content-Length', String(end - start + 1))
  if (range) headers.set('Content-Range', `bytes ${start}-${end}/${bytes}`)
  const body =
    exchange.method === 'HEAD'
      ? null
      : (Readable.toWeb(createReadStream(file, { start, end })) as ReadableStream<Uint8Array>)
  return new Response(body, { status: range ? 206 : 200, headers })
}

/** Pictures in the requested width and format, films in ranges. */
export function createImages({
  artDir,
  dataDir,
  processes,
  log,
}: {
  artDir: string
  dataDir: string
  processes: PictureProcesses | undefined
  log: ServerLog
}): Images {
  const made = createMadeImages(artDir, dataDir, processes)
  let closing = false

  async function picture(
    exchange: Exchange,
    host: SiteHost,
    request: ImageRequest,
    master: Master,
  ): Promise<OuterResponse> {
    const { path, width, format } = request
    const type = width === undefined ? (PICTURES[master.extension] ?? '') : IMAGE_TYPES[format]
    const etag = `"${master.version}${width === undefined ? '' : `-${width}-${format}`}"`
    const headers = headersOf(type, etag, host, request)
    if (exchange.header('if-none-match')?.includes(etag)) return bytesResponse(304, headers)
    if (width === undefined) return bytesResponse(200, headers, await readFile(master.file))
    try {
      return bytesResponse(200, headers, await made.get({ path, width, format, version: master.version }))
    } catch (error) {
      log.app.error({ err: error, path, requestId: exchange.requestId }, 'picture could not be made')
      return nothingHere(host)
    }
  }

  return {
    async respond(exchange, host, target) {
      const request = parseImageRequest(target, exchange.header('accept'))
      if (request === 400)
        return textResponse(400, `Widths are ${IMAGE_WIDTHS.join(', ')}; formats are avif, webp and jpg\n`, {
          https: host.https,
        })
      if (request === 404) return nothingHere(host)
      const master = await findMaster(artDir, request.path)
      if (!master) return nothingHere(host)
      if (FILMS[master.extension]) return film(exchange, host, request, master)
      return PICTURES[master.extension] ? picture(exchange, host, request, master) : nothingHere(host)
    },
    make: made.get,
    warm(list) {
      for (const { path, width, format } of list) {
        const request = parseImageRequest(`/media/${path}?w=${width}&f=${format}`, undefined)
        if (typeof request === 'number' || request.width === undefined) continue
        const { width: known } = request
        findMaster(artDir, path)
          .then(
            (master) => master && made.get({ path, width: known, format, version: master.version }, 'low'),
          )
          .catch((error: unknown) => {
            if (!closing) log.app.warn({ err: error, path }, 'picture could not be made ahead')
          })
      }
    },
    close() {
      closing = true
      return made.close()
    },
  }
}
