import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { HeaderPairs } from '@marquee/kit/http/security-headers.ts'
import { plainSecurity } from '@marquee/kit/http/security-headers.ts'
import { bytesResponse, type Exchange, type OuterResponse } from '../exchange.ts'
import type { SiteHost } from '../hosts/hosts.ts'
import { nothingHere } from '../plain-responses.ts'
import type { ServerLog } from '../probes/server-log.ts'
import { byteRange } from './byte-range.ts'
import { type ImageFormat, type ImageRequest, parseImageRequest } from './image-request.ts'
import { createMadeImages, type MadeImagesOptions } from './made-images.ts'
import { createMasters, type Master, PICTURE_TYPES } from './masters.ts'
import {
  A_DAY,
  A_MINUTE,
  createRespondResized,
  IMMUTABLE,
  noSuchRange,
  noSuchSize,
  type RespondResized,
} from './resized-response.ts'

export interface WarmImage {
  readonly path: string
  readonly width: number
  readonly format: ImageFormat
}

export interface Images {
  respond(exchange: Exchange, host: SiteHost, target: string): Promise<OuterResponse>
  /** Responses for pictures from another store. */
  readonly respondResized: RespondResized
  /** Pictures are made in the background, one at a time, after everything that visitors wait for. */
  warm(list: readonly WarmImage[]): void
  close(): Promise<void>
}

const FILMS: Readonly<Record<string, string>> = {
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
}
const cacheControlOf = ({ version }: ImageRequest, master: Master) =>
  version === undefined ? A_DAY : version === master.version ? IMMUTABLE : A_MINUTE

const wholeHeaders = (type: string, host: SiteHost, request: ImageRequest, master: Master): HeaderPairs => [
  ['Content-Type', type],
  ['Cache-Control', cacheControlOf(request, master)],
  ['ETag', `"${master.version}"`],
  ...plainSecurity(host.https),
]

function film(exchange: Exchange, host: SiteHost, request: ImageRequest, master: Master): OuterResponse {
  const { file, bytes, version, extension } = master
  const etag = `"${version}"`
  const headers = new Headers(
    [...wholeHeaders(FILMS[extension] ?? '', host, request, master), ['Accept-Ranges', 'bytes']].map(
      ([name, value]) => [name ?? '', value ?? ''],
    ),
  )
  if (exchange.header('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers })
  const condition = exchange.header('if-range')
  const range =
    condition === undefined || condition === etag ? byteRange(exchange.header('range'), bytes) : undefined
  if (range === 'unsatisfiable') return noSuchRange(bytes, host.https)
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
  builtDir,
  processes,
  memoryMegabytes,
  log,
}: Omit<MadeImagesOptions, 'onError'> & { readonly log: ServerLog }): Images {
  const findMaster = createMasters(artDir)
  const onError = (error: unknown, path: string) =>
    log.app.warn({ err: error, path }, 'picture could not be made ahead')
  const made = createMadeImages({ artDir, dataDir, builtDir, processes, memoryMegabytes, onError })
  const respondResized = createRespondResized(made.available, log)

  async function picture(exchange: Exchange, host: SiteHost, request: ImageRequest, master: Master) {
    const { width } = request
    if (width !== undefined) {
      const { version } = master
      const cacheControl = cacheControlOf(request, master)
      return respondResized(exchange, host.https, { ...request, width, version, cacheControl })
    }
    const headers = wholeHeaders(PICTURE_TYPES[master.extension] ?? '', host, request, master)
    return exchange.header('if-none-match')?.includes(`"${master.version}"`)
      ? bytesResponse(304, headers)
      : bytesResponse(200, headers, await readFile(master.file))
  }

  async function makeAhead({ path, width, format }: WarmImage): Promise<void> {
    const request = parseImageRequest(`/media/${path}?w=${width}&f=${format}`, undefined)
    if (typeof request === 'number' || request.width === undefined) return
    const master = await findMaster(path)
    if (master) await made.makeAhead({ path, width: request.width, format, version: master.version })
  }

  return {
    async respond(exchange, host, target) {
      const request = parseImageRequest(target, exchange.header('accept'))
      if (request === 400) return noSuchSize(host.https)
      if (request === 404) return nothingHere(host)
      const master = await findMaster(request.path)
      if (!master) return nothingHere(host)
      if (FILMS[master.extension]) return film(exchange, host, request, master)
      return PICTURE_TYPES[master.extension] ? picture(exchange, host, request, master) : nothingHere(host)
    },
    respondResized,
    warm(list) {
      for (const each of list) makeAhead(each).catch((error: unknown) => onError(error, each.path))
    },
    close: made.close,
  }
}
