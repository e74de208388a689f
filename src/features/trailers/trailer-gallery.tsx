import { Icon } from '@marquee/design/brand/icon.tsx'
import { Button } from '@marquee/design/controls/button.tsx'
import { TrailerConsent, TrailerPlayer } from '@marquee/design/pictures/trailer-player.tsx'
import { WidePicture } from '@marquee/design/pictures/wide-picture.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TrailerModel } from '../../page-models/parts.ts'
import type { TrailersData } from './trailer.ts'
import { useTrailer } from './trailer-actor.ts'
import './trailers.css'

function Choice({
  video,
  playing,
  onChoose,
}: {
  readonly video: TrailerModel
  readonly playing: boolean
  readonly onChoose: () => void
}) {
  const { t } = useTranslation('trailers')
  const original = video.language === 'vo'
  return (
    <li>
      <button type="button" className="clip" aria-current={playing ? 'true' : undefined} onClick={onChoose}>
        <WidePicture className="clip__pic" picture={video.snapshot} sizes="10rem" widest={320} />
        <span className="clip__t">
          <b>{video.title}</b>
          <small>
            {playing ? (
              t('playing')
            ) : (
              <>
                <Icon name="play" small />
                {t(video.main ? 'main' : 'other')}
              </>
            )}
            {original && `, ${t('original')}`}
          </small>
        </span>
      </button>
    </li>
  )
}

/** A third-party player does not report failures: a retry and an external link are always there. */
function OutsidePlayer({ video }: { readonly video: TrailerModel }) {
  const { t } = useTranslation('trailers')
  const [attempt, setAttempt] = useState(0)
  const { provider, title, src, href } = video
  return (
    <>
      <TrailerPlayer key={attempt} provider={provider} title={title} src={src} />
      <p className="trailer-gallery__silent">
        {t('silent.text')}
        <Button small look="plain" onPress={() => setAttempt((before) => before + 1)}>
          {t('silent.retry')}
        </Button>
        <a className="link" href={href} rel="noopener">
          {t('silent.elsewhere')}
        </a>
      </p>
    </>
  )
}

export function TrailerGallery({ data }: { readonly data: TrailersData }) {
  const { t } = useTranslation('trailers')
  const { step, video, choose, allow } = useTrailer(data)
  const { videos } = data
  return (
    <div className="trailer-gallery">
      <div className="trailer-gallery__screen">
        {video && step === 'playing' && video.provider === 'own' && (
          <TrailerPlayer key={video.id} provider="own" title={video.title} src={video.src} />
        )}
        {video && step === 'playing' && video.provider !== 'own' && (
          <OutsidePlayer key={video.id} video={video} />
        )}
        {video && step === 'needsConsent' && (
          <TrailerConsent
            key={video.id}
            provider={video.provider}
            title={video.title}
            href={video.href}
            snapshot={video.snapshot}
            onOnce={() => allow(false)}
            onAlways={() => allow(true)}
          />
        )}
        {step === 'stopped' && <div className="trailer" />}
      </div>
      {videos.length > 1 && (
        <section className="trailer-gallery__more" aria-label={t('more')}>
          <ul>
            {videos.map((each) => (
              <Choice
                key={each.id}
                video={each}
                playing={each.id === video?.id}
                onChoose={() => choose(each.id)}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** A modal is named after its first video. */
export const titleOf = ({ videos, current }: TrailersData): string =>
  (videos.find(({ id }) => id === current) ?? videos[0])?.title ?? ''
