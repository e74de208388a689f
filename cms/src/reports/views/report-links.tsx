import type { ServerProps } from 'payload'
import { interfaceLanguage } from '../../texts/texts.ts'
import { personOf } from '../../users/person.ts'
import { reportsTexts } from '../texts.ts'

export function ReportLinks({ i18n, payload, user }: ServerProps) {
  if (!personOf(user)) return null
  const t = reportsTexts.t(interfaceLanguage({ i18n }))
  const base = `${payload.config.routes.admin}/reports`
  return (
    <div className="nav-group">
      <h2 className="nav-group__label">{t('reports')}</h2>
      <a className="nav__link" href={`${base}/calendar`}>
        <span className="nav__link-label">{t('calendar')}</span>
      </a>
      <a className="nav__link" href={`${base}/translations`}>
        <span className="nav__link-label">{t('translations')}</span>
      </a>
      <a className="nav__link" href={`${base}/links`}>
        <span className="nav__link-label">{t('links')}</span>
      </a>
      <a className="nav__link" href={`${base}/facts`}>
        <span className="nav__link-label">{t('facts')}</span>
      </a>
    </div>
  )
}
