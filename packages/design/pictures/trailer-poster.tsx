import { useTranslation } from 'react-i18next'
import { Icon } from '../brand/icon.tsx'
import { classNames } from '../class-names.ts'
import { Action, type ActionTarget } from '../controls/action.tsx'
import { NO_TONE, Picture, type PictureData } from './picture.tsx'

export interface TrailerPosterProps extends Pick<ActionTarget, 'onPress' | 'opens'> {
  title: string
  /** Our own or the API's picture, so the provider is not contacted before a click. */
  snapshot: PictureData | null
  /** Target without script. */
  href: string
  caption?: string | undefined
}

export function TrailerPoster({ title, snapshot, href, caption, onPress, opens }: TrailerPosterProps) {
  const { t } = useTranslation('components')
  return (
    <div className={classNames('trailer', snapshot?.tone ?? NO_TONE)}>
      <Action className="trailer__open" href={href} onPress={onPress} opens={opens} external>
        {snapshot && <Picture url={snapshot.url} shape="wide" sizes="(min-width: 1080px) 60vw, 100vw" />}
        <span className="trailer__play">
          <Icon name="play" />
        </span>
        <span className="trailer__text">
          <span className="visually-hidden">{t('trailer.play')}</span>
          {title}
          {caption && <small>{caption}</small>}
        </span>
      </Action>
    </div>
  )
}
