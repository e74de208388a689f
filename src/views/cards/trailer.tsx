import { TrailerFrame, type TrailerProvider } from '../../components/pictures/trailer-frame.tsx'
import type { TrailerModel } from '../../page-data/models/parts.ts'
import { pictureData } from './model-props.ts'

const providers = { youtube: 'youtube', dailymotion: 'dailymotion', 'film-database': 'filmDatabase', own: 'storage' } as const satisfies Record<
  TrailerModel['provider'],
  TrailerProvider
>

interface TrailerProps {
  readonly trailer: TrailerModel
  readonly caption?: string
  readonly startOpen?: boolean
}

/** Nothing is asked of the provider before a click; without script it is a link to the film itself. */
export function Trailer({ trailer, caption, startOpen }: TrailerProps) {
  return (
    <TrailerFrame
      provider={providers[trailer.provider]}
      title={trailer.title}
      snapshot={pictureData(trailer.snapshot)}
      src={trailer.src}
      caption={caption}
      startOpen={startOpen}
    />
  )
}
