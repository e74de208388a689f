import { useTranslation } from 'react-i18next'
import type { TrailerProvider } from '#models/trailer.ts'
import { classNames } from '../class-names.ts'
import { Button } from '../controls/button.tsx'
import { NO_TONE, Picture, type PictureData } from './picture.tsx'

interface TrailerPlayerProps {
  provider: TrailerProvider
  title: string
  /** The provider's player, or a film file of our own. */
  src: string
}

/** Rendering it starts playback and contacts the provider. */
export function TrailerPlayer({ provider, title, src }: TrailerPlayerProps) {
  return (
    <div className="trailer">
      {provider === 'own' ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- no source of trailers delivers a caption track
        <video src={src} title={title} controls autoPlay playsInline />
      ) : (
        <iframe
          src={src}
          title={title}
          allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
          allowFullScreen
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the player is of another origin, where it needs its own
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
    </div>
  )
}

const providerNames = {
  youtube: 'YouTube',
  dailymotion: 'Dailymotion',
  filmDatabase: null,
  own: null,
} as const satisfies Record<TrailerProvider, string | null>

interface TrailerConsentProps extends Omit<TrailerPlayerProps, 'src'> {
  /** The video on the provider's site. */
  href: string
  snapshot: PictureData | null
  onOnce: () => void
  onAlways: () => void
}

/** Consent for the provider, once or permanently. */
export function TrailerConsent({ provider, title, snapshot, href, onOnce, onAlways }: TrailerConsentProps) {
  const { t } = useTranslation('components')
  return (
    <div className={classNames('trailer trailer--consent', snapshot?.tone ?? NO_TONE)}>
      <div className="trailer__ask">
        {snapshot && <Picture url={snapshot.url} shape="wide" sizes="(min-width: 1080px) 60vw, 100vw" />}
        <p className="trailer__asked">{title}</p>
        <p>{t('trailer.consent', { provider: providerNames[provider] ?? t('trailer.filmDatabase') })}</p>
        <div className="row">
          <Button small look="solid" onPress={onOnce}>
            {t('trailer.once')}
          </Button>
          <Button small onPress={onAlways}>
            {t('trailer.always')}
          </Button>
          <a className="link" href={href} rel="noopener">
            {t('trailer.elsewhere')}
          </a>
        </div>
      </div>
    </div>
  )
}
