import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { NO_TONE, Picture, type PictureData, type PicturePriority } from './picture.tsx'
import { picturePreload, pictureSources } from './picture-sources.ts'
import { useBrokenPicture } from './use-broken-picture.ts'

export interface WidePictureProps {
  picture: PictureData | null
  sizes: string
  priority?: PicturePriority | undefined
  widest?: number | undefined
  className?: string | undefined
  children?: ReactNode
}

/** 16:9, fills its box; a missing picture is an empty screen. */
export function WidePicture({ picture, sizes, priority, widest, className, children }: WidePictureProps) {
  const { broken, ref, onError } = useBrokenPicture()
  if (broken || picture === null || pictureSources(picture.url, 'wide') === null) {
    return <div className={classNames('wide wide--none', className)}>{children}</div>
  }
  return (
    <div className={classNames('wide', picture.tone ?? NO_TONE, className)}>
      <Picture
        url={picture.url}
        shape="wide"
        sizes={sizes}
        widest={widest}
        alt={picture.alt}
        priority={priority}
        imageRef={ref}
        onError={onError}
      />
      {children}
    </div>
  )
}

export interface BackdropProps {
  picture: PictureData | null
  /** The class of the container, which sets position and overlay. */
  className: string
}

/** Full width. React hoists the preload into the head. */
export function Backdrop({ picture, className }: BackdropProps) {
  const preload = picture && picturePreload(picture.url, 'wide', '100vw')
  return (
    <>
      {preload && <link {...preload} />}
      <WidePicture className={className} picture={picture} sizes="100vw" priority="first" />
    </>
  )
}
