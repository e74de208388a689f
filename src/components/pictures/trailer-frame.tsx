import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../brand/icon.tsx'
import { classNames } from '../class-names.ts'
import { Action } from '../controls/action.tsx'
import { Picture, type PictureData } from './picture.tsx'
import { toneClass } from './tone.ts'

export type TrailerProvider = 'filmDatabase' | 'youtube' | 'dailymotion' | 'storage'

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

export function TrailerFrame({ provider, title, snapshot, src, pageHref, caption, startOpen = false, onPlay }: TrailerFrameProps) {
  const { t } = useTranslation('components')
  const [open, setOpen] = useState(startOpen)

  function play() {
    setOpen(true)
    onPlay?.()
  }

  return (
    <div className={classNames('trailer', toneClass(snapshot.tone ?? null))}>
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
