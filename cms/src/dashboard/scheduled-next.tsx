import { reportsTexts } from '../reports/texts.ts'
import { whatIsScheduled } from '../scheduling/schedule.ts'
import { siteMoment } from '../scheduling/site-clocks.ts'
import { schedulingTexts } from '../scheduling/texts.ts'
import { siteName } from '../users/display-names.ts'
import { type DashboardProps, documentPage, kindName } from './dashboard-props.ts'
import type { SeenChange } from './scheduled.ts'

/** Scheduled publications and withdrawals, in the local time of each site. */
export function ScheduledNext({
  dashboard,
  coming,
}: {
  readonly dashboard: DashboardProps
  readonly coming: readonly SeenChange[]
}) {
  const { t, uiLanguage } = dashboard
  return (
    <section>
      <h2>{t('scheduled')}</h2>
      {coming.length === 0 && <p>{t('nothingScheduled')}</p>}
      <ul className="site-dashboard__list">
        {coming.map(({ collection, id, title, site, at, action, language, release }) => (
          <li key={`${collection} ${id} ${at} ${action} ${language}`}>
            <a href={documentPage(dashboard, collection, id)}>{title}</a>
            <span className="site-dashboard__facts">
              {kindName(dashboard, collection)} · {siteName(site, uiLanguage)} ·{' '}
              <time dateTime={at}>{siteMoment(Date.parse(at), site, uiLanguage)}</time>
            </span>
            <span className="site-dashboard__facts">
              {whatIsScheduled({ action, language }, uiLanguage)}
              {release && ` · ${schedulingTexts.t(uiLanguage)('partOf', { release })}`}
            </span>
          </li>
        ))}
      </ul>
      <p>
        <a href={`${dashboard.admin}/reports/calendar`}>{reportsTexts.t(uiLanguage)('calendar')}</a>
      </p>
    </section>
  )
}
