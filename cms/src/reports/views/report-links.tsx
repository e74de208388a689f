import type { ServerProps } from 'payload'
import { personOf } from '../../people/person.ts'
import { interfaceLanguage } from '../../people/words.ts'
import { reportWords } from '../words.ts'

/** The reports in the menu. */
export function ReportLinks({ i18n, payload, user }: ServerProps) {
  if (!personOf(user)) return null
  const words = reportWords(interfaceLanguage({ i18n }))
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
