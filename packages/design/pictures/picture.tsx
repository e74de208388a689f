import type { Ref } from 'react'
import { type PictureShape, pictureSources } from './picture-sources.ts'

/** `first` is the page's main picture, `early` those of the first row; others load near the viewport. */
export type PicturePriority = 'first' | 'early' | 'late'

/** Class for an unknown colour. */
export const NO_TONE = 'tone-none'

export interface PictureData {
  url: string
  /** Class of the approximate dominant colour, shown until the picture loads. */
  tone?: string | null | undefined
  /** Empty if the adjacent text has the same information. */
  alt?: string | undefined
}

export interface PictureProps {
  url: string
  shape: PictureShape
  sizes: string
  alt?: string | undefined
  priority?: PicturePriority | undefined
  widest?: number | undefined
  imageRef?: Ref<HTMLImageElement> | undefined
  onError?: (() => void) | undefined
}

/** Pictures of the first row wait for the main picture, of which they would take half the line. */
const fetchPriorities = { first: 'high', early: 'low', late: undefined } as const

const dimensions = { poster: { width: 480, height: 720 }, wide: { width: 1280, height: 720 } } as const

export function Picture({
  url,
  shape,
  sizes,
  alt = '',
  priority = 'late',
  widest,
  imageRef,
  onError,
}: PictureProps) {
  const sources = pictureSources(url, shape, widest)
  if (sources === null) return null
  const image = (
    <img
      ref={imageRef}
      src={sources.src}
      {...dimensions[shape]}
      alt={alt}
      loading={priority === 'late' ? 'lazy' : 'eager'}
      fetchPriority={fetchPriorities[priority]}
      decoding={priority === 'first' ? 'sync' : 'async'}
      onError={onError}
    />
  )
  if (sources.avif === null) return image
  return (
    <picture>
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      {image}
    </picture>
  )
}
