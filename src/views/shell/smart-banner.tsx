import { useTranslation } from 'react-i18next'
import { mobileApp } from '../../../config/mobile-app.ts'
import { IconButton } from '../../components/controls/icon-button.tsx'

interface SmartBannerProps {
  readonly site: string
  readonly appHref: string | undefined
}

const systems = ['ios', 'android'] as const

/** In every page, and shown by the attribute that the early script sets: on phones, outside of the app, until it is hidden for good. */
export function SmartBanner({ site, appHref }: SmartBannerProps) {
  const { t } = useTranslation('app')
  const hide = () => {
    document.getElementById('main')?.focus({ preventScroll: true })
    void import('../../actors/smart-banner.ts').then(({ hideSmartBanner }) => hideSmartBanner())
  }
  return (
    <aside className="app-banner room" aria-label={t('banner.label')} data-nosnippet="">
      <IconButton icon="close" label={t('banner.hide')} onPress={hide} />
      <a className="app-banner__words" href={appHref}>
        <b>{t('banner.title')}</b>
        <small>{t('banner.text')}</small>
      </a>
      {systems.map((system) => (
        <a key={system} className="btn btn--s" data-system={system} href={mobileApp.stores[system].replace('{site}', site)} rel="noopener">
          {t('banner.get')}
        </a>
      ))}
    </aside>
  )
}
