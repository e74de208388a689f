import type { HeaderPairs } from '@marquee/kit/http/security-headers.ts'
import { plainSecurity } from '@marquee/kit/http/security-headers.ts'
import { type BytesResponse, bytesResponse, type Exchange } from '../exchange.ts'
import { nothingHere, textResponse } from '../plain-responses.ts'
import type { ServerLog } from '../probes/server-log.ts'
import { refused } from '../refused-responses.ts'
import type { Derivative } from './derivative-store.ts'
import { IMAGE_TYPES, IMAGE_WIDTHS } from './image-request.ts'
import type { MadeImages, ReadMaster } from './made-images.ts'

export const IMMUTABLE = 'public, max-age=31536000, immutable'
export const A_DAY = 'public, max-age=86400'
/** The caching of a picture that another one replaces soon. */
export const A_MINUTE = 'public, max-age=60'

export interface WantedPicture extends Derivative {
  /** The format is from the Accept header. */
  readonly negotiated: boolean
  readonly cacheControl: string
}

export type RespondResized = (
  exchange: Exchange,
  https: boolean,
  wanted: WantedPicture,
  master?: ReadMaster,
) => Promise<BytesResponse>

/** Thrown by a `ReadMaster` that finds nothing. */
export class MissingPictureError extends Error {
  override readonly name = 'MissingPictureError'
}

export const noSuchSize = (https: boolean): BytesResponse =>
  refused(
    'picture-size',
    textResponse(400, `Widths are ${IMAGE_WIDTHS.join(', ')}; formats are avif, webp and jpg\n`, { https }),
  )

export const noSuchRange = (bytes: number, https: boolean): BytesResponse =>
  refused(
    'range',
    textResponse(416, 'Range not satisfiable\n', {
      headers: [['Content-Range', `bytes */${bytes}`]],
      https,
    }),
  )

/** Responds with the picture, in another format for a minute while the requested one is not stored. */
export function createRespondResized(available: MadeImages['available'], log: ServerLog): RespondResized {
  return async (exchange, https, wanted, master) => {
    const { path, version, width, negotiated, cacheControl } = wanted
    const headersIn = (format: Derivative['format']): HeaderPairs => [
      ['Content-Type', IMAGE_TYPES[format]],
      ['Cache-Control', format === wanted.format ? cacheControl : A_MINUTE],
      ['ETag', etagIn(format)],
      ...(negotiated ? ([['Vary', 'Accept']] as const) : []),
      ...plainSecurity(https),
    ]
    const etagIn = (format: Derivative['format']) => `"${version}-${width}-${format}"`
    const isKnown = (format: Derivative['format']) =>
      exchange.header('if-none-match')?.includes(etagIn(format)) ?? false

    if (isKnown(wanted.format)) return bytesResponse(304, headersIn(wanted.format))
    try {
      const { format, body } = await available(wanted, master)
      return isKnown(format)
        ? bytesResponse(304, headersIn(format))
        : bytesResponse(200, headersIn(format), body)
    } catch (error) {
      if (!(error instanceof MissingPictureError))
        log.app.error({ err: error, path, requestId: exchange.requestId }, 'picture could not be made')
      return nothingHere({ https })
    }
  }
}
