import { classNames } from '../class-names.ts'
import { softHyphens } from '../labels/soft-hyphens.ts'
import { NO_TONE, Picture, type PictureData, type PicturePriority } from './picture.tsx'
import { pictureSources } from './picture-sources.ts'
import { useBrokenPicture } from './use-broken-picture.ts'

const sizes = {
  grid: '(min-width: 1080px) 15vw, (min-width: 700px) 20vw, 44vw',
  rail: '(min-width: 1080px) 15vw, (min-width: 700px) 184px, 156px',
  thumb: '(min-width: 1200px) 120px, (min-width: 760px) 96px, 64px',
  tiny: '40px',
  hero: '(min-width: 1080px) 288px, (min-width: 700px) 208px, 104px',
} as const

const widest = { grid: 480, rail: 480, thumb: 320, tiny: 160, hero: 720 } as const satisfies Record<
  keyof typeof sizes,
  number
>

export type PosterPlace = keyof typeof sizes

export interface PosterProps {
  picture: PictureData | null
  /** Replaces a missing poster. */
  title: string
  titleLanguage?: string | undefined
  place: PosterPlace
  priority?: PicturePriority | undefined
  className?: string | undefined
}

export function Poster({ picture, title, titleLanguage, place, priority, className }: PosterProps) {
  const { broken, ref, onError } = useBrokenPicture()
  const classes = classNames('poster', place === 'hero' && 'poster--hero', className)
  if (broken || picture === null || pictureSources(picture.url, 'poster') === null) {
    return (
      <div className={classNames(classes, 'poster--none')}>
        {place !== 'tiny' && (
          <b className="poster__word" lang={titleLanguage} aria-hidden="true">
            {softHyphens(title, 9)}
          </b>
        )}
      </div>
    )
  }
  return (
    <div className={classNames(classes, picture.tone ?? NO_TONE)}>
      <Picture
        url={picture.url}
        shape="poster"
        sizes={sizes[place]}
        widest={widest[place]}
        alt={picture.alt}
        priority={priority}
        imageRef={ref}
        onError={onError}
      />
    </div>
  )
}
