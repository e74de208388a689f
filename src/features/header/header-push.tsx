import { IconButton } from '@marquee/design/controls/icon-button.tsx'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { HeaderPushModel } from '../../page-models/teasers.ts'
import { useHeaderPush } from './header-push.ts'

interface HeaderPushProps {
  readonly push: HeaderPushModel
  readonly timeZone: string
  /** Phones have the smart banner for the app. */
  readonly about: 'app' | undefined
}

/** The early script removes the line before the first paint if it was seen today. */
export const HeaderPush = memo(function HeaderPush({ push, timeZone, about }: HeaderPushProps) {
  const { t } = useTranslation('teasers')
  const close = useHeaderPush(timeZone)
  const { title, text, sponsored, link } = push
  const closeAndGoOn = () => {
    close()
    document.querySelector<HTMLElement>('.header a')?.focus({ preventScroll: true })
  }
  return (
    <aside
      className="hpush dark"
      data-about={about}
      aria-label={t('header.label')}
      data-promotion="header push"
    >
      <div className="wrap hpush__in">
        <p className="hpush__text">
          {sponsored && <small>{t('sponsored')}</small>} <b>{title}</b> {text && <span>{text}</span>}
        </p>
        {link && (
          <a className="link hpush__link" href={link.href} rel={link.external ? 'noopener' : undefined}>
            {link.label}
          </a>
        )}
        <IconButton icon="close" label={t('header.close')} onPress={closeAndGoOn} />
      </div>
    </aside>
  )
})
