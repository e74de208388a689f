import { outsideParties } from '../../../config/outside-parties.ts'
import { TrailerFrame, type TrailerProvider } from '../../components/pictures/trailer-frame.tsx'
import { allow } from '../../consent/consent.ts'
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
  const provider = providers[trailer.provider]
  const category = provider === 'storage' ? null : outsideParties[provider].consent
  const given = useAllowed(category ?? 'marketing')
  return (
    <TrailerFrame
      provider={provider}
      consent={category === null ? undefined : { given, onAllow: () => allow(category) }}
      title={trailer.title}
      snapshot={pictureData(trailer.snapshot)}
      src={trailer.src}
      caption={caption}
      startOpen={startOpen}
    />
  )
}
