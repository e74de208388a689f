import { IconButton } from '@marquee/design/controls/icon-button.tsx'
import { useTranslation } from 'react-i18next'
import { useVariant } from '../flags/visitor-flags.ts'
import type { AppSuggestion } from './app-suggestion.ts'

/**
 * The banner is in every page, shown by an attribute of the early script: on phones, outside the app,
 * until it is hidden for good.
 */
export function SmartBanner({ pageHref, stores }: AppSuggestion) {
  const { t } = useTranslation('app')
  const variant = useVariant('smartBanner')
  const hide = () => {
    document.getElementById('main')?.focus({ preventScroll: true })
    void import('./smart-banner.ts').then(({ hideSmartBanner }) => hideSmartBanner())
  }
  return (
    <aside
      className="app-banner dark"
      data-feature="smartBanner"
      aria-label={t('banner.label')}
      data-nosnippet=""
    >
      <IconButton icon="close" label={t('banner.hide')} onPress={hide} />
      <a className="app-banner__words" href={pageHref}>
        <b>{t(variant === 'seats' ? 'banner.seats' : 'banner.title')}</b>
        {variant !== 'line' && <small>{t('banner.text')}</small>}
      </a>
      {stores.map(({ system, href }) => (
        <a key={system} className="btn btn--s" data-system={system} href={href} rel="noopener">
          {t('banner.get')}
        </a>
      ))}
    </aside>
  )
}
