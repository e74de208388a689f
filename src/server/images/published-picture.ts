import type { HeaderPairs } from '@marquee/kit/http/security-headers.ts'
import { plainSecurity } from '@marquee/kit/http/security-headers.ts'
import { type BytesResponse, bytesResponse, type Exchange, type OuterResponse } from '../exchange.ts'
import { nothingHere } from '../plain-responses.ts'
import { byteRange } from './byte-range.ts'
import { type ImageFormat, type ImageWidth, parseImageQuery } from './image-request.ts'
import {
  IMMUTABLE,
  MissingPictureError,
  noSuchRange,
  noSuchSize,
  type RespondResized,
} from './resized-response.ts'

interface PublishedPicture {
  readonly type: string
  readonly bytes: Uint8Array
}

export interface PublishedPictures {
  respond(exchange: Exchange, https: boolean): Promise<OuterResponse>
}

/** The name is a hash of the bytes. */
export const PUBLISHED_PICTURE = /^\/media\/([0-9a-f]{32,64})\.(jpg|jpeg|png|webp|avif)$/

const nothing = (https: boolean): BytesResponse => nothingHere({ https })

/** Pictures published by editors: whole, in ranges, or resized. */
export function createPublishedPictures(
  read: (name: string) => Promise<PublishedPicture | undefined>,
  respondResized: RespondResized,
): PublishedPictures {
  async function whole(exchange: Exchange, name: string, version: string, https: boolean) {
    const found = await read(name)
    return found ? wholePicture(exchange, found, `"${version}"`, https) : nothing(https)
  }

  async function resized(exchange: Exchange, name: string, version: string, wanted: Wanted, https: boolean) {
    const master = async () => {
      const found = await read(name)
      if (!found) throw new MissingPictureError(name)
      return found.bytes
    }
    const picture = { ...wanted, path: name, version, cacheControl: IMMUTABLE }
    return respondResized(exchange, https, picture, master)
  }

  return {
    async respond(exchange, https) {
      const [pathname = '', ...rest] = exchange.target.split('?')
      const [, version, extension] = PUBLISHED_PICTURE.exec(pathname) ?? []
      if (version === undefined) return nothing(https)
      const name = `${version}.${extension}`
      const wanted = parseImageQuery(name, rest.join('?'), exchange.header('accept'))
      if (typeof wanted === 'number') return noSuchSize(https)
      const { width } = wanted
      return width === undefined
        ? whole(exchange, name, version, https)
        : resized(exchange, name, version, { ...wanted, width }, https)
    },
  }
}

interface Wanted {
  readonly width: ImageWidth
  readonly format: ImageFormat
  readonly negotiated: boolean
}

function wholePicture(exchange: Exchange, { type, bytes }: PublishedPicture, etag: string, https: boolean) {
  const size = bytes.byteLength
  const headers: HeaderPairs = [
    ['Content-Type', type],
    ['Cache-Control', IMMUTABLE],
    ['ETag', etag],
    ['Accept-Ranges', 'bytes'],
    ...plainSecurity(https),
  ]
  if (exchange.header('if-none-match')?.includes(etag)) return bytesResponse(304, headers)
  const condition = exchange.header('if-range')
  const range =
    condition === undefined || condition === etag ? byteRange(exchange.header('range'), size) : undefined
  if (range === 'unsatisfiable') return noSuchRange(size, https)
  if (!range) return bytesResponse(200, headers, bytes)
  const { start, end } = range
  return bytesResponse(
    206,
    [...headers, ['Content-Range', `bytes ${start}-${end}/${size}`]],
    bytes.subarray(start, end + 1),
  )
}
