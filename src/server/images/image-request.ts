import Negotiator from 'negotiator'

export const IMAGE_WIDTHS = [160, 240, 320, 480, 640, 720, 960, 1280, 1920] as const
export type ImageWidth = (typeof IMAGE_WIDTHS)[number]

/** `jpg` is for link previews, whose crawlers often support nothing newer. */
const IMAGE_FORMATS = ['avif', 'webp', 'jpg'] as const
export type ImageFormat = (typeof IMAGE_FORMATS)[number]

export const IMAGE_TYPES: Readonly<Record<ImageFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
}

export interface ImageRequest {
  /** Relative to the folder of masters. */
  readonly path: string
  /** Undefined: the original. */
  readonly width: ImageWidth | undefined
  readonly format: ImageFormat
  /** True if the Accept header chose the format. */
  readonly negotiated: boolean
  /** The URL's version. */
  readonly version: string | undefined
}

export type ImageRefusal = 400 | 404

const FOLDERS = new Set(['posters', 'backdrops', 'cinemas', 'editorial', 'trailers'])
/** No hidden file, no parent folder, no empty segment. */
const SEGMENT = /^[a-z0-9][a-z0-9_-]*(?:\.[a-z0-9_-]+)*$/i

function masterPath(pathname: string): string | undefined {
  const path = pathname.slice('/media/'.length)
  const segments = path.split('/')
  const valid =
    segments.length > 1 &&
    FOLDERS.has(segments[0] ?? '') &&
    segments.every((segment) => SEGMENT.test(segment))
  return valid ? path : undefined
}

const widthOf = (text: string): ImageWidth | undefined =>
  /^\d+$/.test(text) ? IMAGE_WIDTHS.find((width) => width === Number(text)) : undefined
const isFormat = (format: string): format is ImageFormat => IMAGE_FORMATS.some((each) => each === format)

/** Ignores wildcards, which clients without AVIF and WebP support send too. */
export function negotiatedFormat(accept: string | undefined): ImageFormat {
  const named = new Negotiator({ headers: { accept: accept ?? '' } }).mediaTypes()
  return named.includes(IMAGE_TYPES.avif) ? 'avif' : named.includes(IMAGE_TYPES.webp) ? 'webp' : 'jpg'
}

/** Parses `/media/…?w=&f=&v=`, or returns the status of its refusal. */
export function parseImageRequest(target: string, accept: string | undefined): ImageRequest | ImageRefusal {
  const [pathname = '', query = ''] = target.split('?', 2)
  const path = masterPath(pathname)
  return path === undefined ? 404 : parseImageQuery(path, query, accept)
}

/** The same for a known path. */
export function parseImageQuery(
  path: string,
  query: string,
  accept: string | undefined,
): ImageRequest | ImageRefusal {
  const search = new URLSearchParams(query)
  const wanted = search.get('w')
  const width = wanted === null ? undefined : widthOf(wanted)
  const format = search.get('f')
  if (wanted !== null && width === undefined) return 400
  if (format !== null && !isFormat(format)) return 400
  return {
    path,
    width,
    format: format ?? negotiatedFormat(accept),
    negotiated: format === null && width !== undefined,
    version: search.get('v') ?? undefined,
  }
}
