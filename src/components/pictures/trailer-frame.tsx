import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../brand/icon.tsx'
import { classNames } from '../class-names.ts'
import { Action } from '../controls/action.tsx'
import { Button } from '../controls/button.tsx'
import { Picture, type PictureData } from './picture.tsx'
import { toneClass } from './tone.ts'

export type TrailerProvider = 'filmDatabase' | 'youtube' | 'dailymotion' | 'storage'

export interface TrailerConsent {
  given: boolean
  onAllow: () => void
}

export interface TrailerFrameProps {
  provider: TrailerProvider
  title: string
  /** Ours or the API's own: the provider is asked for nothing before the click. */
  snapshot: PictureData
  /** The provider's player, or the film file of our own storage. */
  src: string
  /** Where the trailer can be seen without script; `src` if there is no better page. */
  pageHref?: string | undefined
  caption?: string | undefined
  /** Where playing makes another party known to the visitor: asked for in place, once or for good. Without it everything may play. */
  consent?: TrailerConsent | undefined
  /** Plays at once: for a visitor who came by `?bandeannonce=true`. */
  startOpen?: boolean | undefined
  onPlay?: (() => void) | undefined
}

function Player({ provider, title, src }: Pick<TrailerFrameProps, 'provider' | 'title' | 'src'>) {
  if (provider === 'storage') {
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- no source of trailers delivers a caption track
    return <video src={src} title={title} controls autoPlay playsInline />
  }
  return (
    <iframe
      src={src}
      title={title}
      allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
      allowFullScreen
      // oxlint-disable-next-line react/iframe-missing-sandbox -- the player is of another origin, where it needs its own
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}

const providerNames = { youtube: 'YouTube', dailymotion: 'Dailymotion', filmDatabase: null, storage: null } as const

interface AskProps extends Pick<TrailerFrameProps, 'provider' | 'title' | 'snapshot'> {
  href: string
  onOnce: () => void
  onAlways: () => void
}

/** Stands where the player will be; without script only its link leads on. */
function Ask({ provider, title, snapshot, href, onOnce, onAlways }: AskProps) {
  const { t } = useTranslation('components')
  return (
    <div className="trailer__ask">
      {snapshot.url !== null && <Picture url={snapshot.url} shape="wide" sizes="(min-width: 1080px) 60vw, 100vw" />}
      <p className="trailer__asked">{title}</p>
      <p>{t('trailer.ask', { provider: providerNames[provider] ?? t('trailer.filmDatabase') })}</p>
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
  )
}

export function TrailerFrame({ provider, title, snapshot, src, pageHref, caption, startOpen = false, consent, onPlay }: TrailerFrameProps) {
  const { t } = useTranslation('components')
  const [open, setOpen] = useState(startOpen)
  const [allowedOnce, setAllowedOnce] = useState(false)
  const frameClass = classNames('trailer', toneClass(snapshot.tone ?? null))

  function play() {
    setOpen(true)
    onPlay?.()
  }

  if (open && consent && !consent.given && !allowedOnce) {
    const ask = { provider, title, snapshot, href: pageHref ?? src }
    return (
      <div className={classNames(frameClass, 'trailer--asking')}>
        <Ask {...ask} onOnce={() => setAllowedOnce(true)} onAlways={consent.onAllow} />
      </div>
    )
  }

  return (
    <div className={frameClass}>
      {open ? (
        <Player provider={provider} title={title} src={src} />
      ) : (
        <Action className="trailer__open" href={pageHref ?? src} onPress={play} external>
          {snapshot.url !== null && <Picture url={snapshot.url} shape="wide" sizes="(min-width: 1080px) 60vw, 100vw" />}
          <span className="trailer__play">
            <Icon name="play" />
          </span>
          <span className="trailer__text">
            <span className="vh">{t('trailer.play')}</span>
            {title}
            {caption && <small>{caption}</small>}
          </span>
        </Action>
      )}
    </div>
  )
}
