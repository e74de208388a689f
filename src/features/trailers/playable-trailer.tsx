import { TrailerPoster } from '@marquee/design/pictures/trailer-poster.tsx'
import type { TrailerModel } from '../../page-models/parts.ts'
import { openTrailers } from './trailer.ts'

interface TrailerProps {
  readonly trailer: TrailerModel
  readonly among?: readonly TrailerModel[]
  readonly caption?: string
}

export function PlayableTrailer({ trailer, among = [trailer], caption }: TrailerProps) {
  return (
    <TrailerPoster
      title={trailer.title}
      snapshot={trailer.snapshot}
      href={trailer.href}
      caption={caption}
      opens="trailers"
      onPress={(trigger) => openTrailers(among, trailer, trigger)}
    />
  )
}
