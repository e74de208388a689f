import type { ServerProps } from 'payload'
import { interfaceLanguage } from '../../users/messages.ts'
import { personOf } from '../../users/person.ts'
import { reportMessages } from '../messages.ts'

/** The reports in the menu. */
export function ReportLinks({ i18n, payload, user }: ServerProps) {
  if (!personOf(user)) return null
  const words = reportMessages(interfaceLanguage({ i18n }))
  const base = `${payload.config.routes.admin}/reports`
  return (
    <div className="nav-group">
      <h2 className="nav-group__label">{words.reports}</h2>
      <a className="nav__link" href={`${base}/translations`}>
        <span className="nav__link-label">{words.translations}</span>
      </a>
      <a className="nav__link" href={`${base}/links`}>
        <span className="nav__link-label">{words.links}</span>
      </a>
    </div>
  )
}
