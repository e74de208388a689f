export type PictureShape = 'poster' | 'wide'

const widths = {
  poster: [160, 240, 320, 480, 720],
  wide: [320, 640, 960, 1280, 1920],
} as const satisfies Record<PictureShape, readonly number[]>
const fallbackWidth = { poster: 480, wide: 960 } as const satisfies Record<PictureShape, number>

export interface PictureSources {
  /** A WebP of one size for our own pictures, for browsers older than the supported ones, all of which show AVIF. */
  src: string
  /** Null for outside pictures, which have one size. */
  avif: string | null
}

/** Our own pictures have several widths and two formats, selected by the query. */
export function pictureSources(url: string, shape: PictureShape, widest = 1920): PictureSources | null {
  if (/^https?:\/\//.test(url)) return { src: url, avif: null }
  if (!url.startsWith('/') || url.startsWith('//')) return null
  const [path = '', search] = url.split('?', 2)
  const others = new URLSearchParams(search)
  others.delete('w')
  others.delete('f')
  const start = `${path}?${others}${others.size > 0 ? '&' : ''}`
  const variant = (width: number, format: 'avif' | 'webp') => `${start}w=${width}&f=${format}`
  const sizes = widths[shape].filter((width) => width <= widest)
  return {
    src: variant(Math.min(fallbackWidth[shape], widest), 'webp'),
    avif: sizes.map((width) => `${variant(width, 'avif')} ${width}w`).join(', '),
  }
}

export interface PicturePreload {
  rel: 'preload'
  as: 'image'
  href: string
  type?: 'image/avif'
  imageSrcSet?: string
  imageSizes?: string
  fetchPriority: 'high'
}

/** Attributes of the preload `link` of the page's main picture. */
export function picturePreload(url: string, shape: PictureShape, sizes: string): PicturePreload | null {
  const sources = pictureSources(url, shape)
  if (sources === null) return null
  const link = { rel: 'preload', as: 'image', href: sources.src, fetchPriority: 'high' } as const
  return sources.avif === null
    ? link
    : { ...link, type: 'image/avif', imageSrcSet: sources.avif, imageSizes: sizes }
}
