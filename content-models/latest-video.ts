import { z } from 'zod'
import { type Picture, picture } from './picture.ts'
import { type Instant, type LocalDate } from './time.ts'
import { type Trailer, toTrailers, wireTrailer } from './trailer.ts'
import { instant, linkAddress, localDate, requiredText } from './wire.ts'

/** The latest video of the chain's channel. */
export interface LatestVideo {
  readonly title: string
  readonly video: Trailer
  readonly thumbnail: Picture | null
  readonly publishedAt: Instant | LocalDate | null
}

export const wireLatestVideo = wireTrailer
  .extend({
    title: requiredText,
    url: linkAddress,
    thumbnail: picture,
    publishedAt: instant,
    publicationDate: localDate,
  })
  .meta({ id: 'LatestVideo' })

/** Null if none of the four players supports it. */
export function toLatestVideo(wire: z.output<typeof wireLatestVideo>): LatestVideo | null {
  const video = toTrailers([wire])[0]
  if (video === undefined) return null
  return {
    title: wire.title,
    video,
    thumbnail: wire.thumbnail ?? wire.snapshot,
    publishedAt: wire.publishedAt ?? wire.publicationDate,
  }
}
