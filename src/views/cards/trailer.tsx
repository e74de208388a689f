import { TrailerFrame, type TrailerProvider } from '../../components/pictures/trailer-frame.tsx'
import { useAllowed } from '../../consent/use-consent.ts'
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

/** Nothing is asked of the provider before a click, and without consent before an answer; without script it is a link to the film itself. */
export function Trailer({ trailer, caption, startOpen }: TrailerProps) {
  const { consent } = trailer
  const given = useAllowed(consent ?? 'marketing')
  const onAllow = () => void import('../../consent/decide.ts').then(({ allow }) => consent && allow(consent))
  return (
    <TrailerFrame
      provider={providers[trailer.provider]}
      consent={consent === null ? undefined : { given, onAllow }}
      title={trailer.title}
      snapshot={pictureData(trailer.snapshot)}
      src={trailer.src}
      caption={caption}
      startOpen={startOpen}
    />
  )
}
