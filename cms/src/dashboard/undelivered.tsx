import { isSite } from '#config/is-site.ts'
import { DELIVERIES, type Delivery } from '../outbox/delivery-row.ts'
import { ReasonText } from '../publishing/panel/reason.tsx'
import { siteName } from '../users/display-names.ts'
import { isAdmin } from '../users/person.ts'
import type { DashboardProps } from './document-line.tsx'
import { documentPage, kindName } from './document-names.ts'

interface UndeliveredProps {
  readonly dashboard: DashboardProps
  readonly count: number
  readonly shown: readonly Delivery[]
}

/** Documents that have not reached their site, with the reason. */
export function Undelivered({ dashboard, count, shown }: UndeliveredProps) {
  const { t, uiLanguage, admin, req } = dashboard
  return (
    <section>
      <h2>{t('unsent')}</h2>
      {count === 0 && <p>{t('allSent')}</p>}
      <ul className="site-dashboard__list">
        {shown.map(({ id, site, source, document, title, key, state, reason }) => (
          <li key={id}>
            {document ? (
              <a href={documentPage(dashboard, source, document)}>{title || key}</a>
            ) : (
              <span>{title || key}</span>
            )}
            <span className="site-dashboard__facts">
              {kindName(dashboard, source)}
              {isSite(site) && ` · ${siteName(site, uiLanguage)}`}
            </span>
            <span className={`site-dashboard__facts site-dashboard__facts--${state}`}>
              {reason ? <ReasonText reason={reason} /> : t('waiting')}
            </span>
          </li>
        ))}
      </ul>
      {count > shown.length && (
        <p>
          {isAdmin(req.user) ? (
            <a href={`${admin}/collections/${DELIVERIES}?sort=state`}>{t('more', { count })}</a>
          ) : (
            t('inAll', { count })
          )}
        </p>
      )}
    </section>
  )
}
