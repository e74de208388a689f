import { reportsTexts } from '../reports/texts.ts'
import { whatIsScheduled } from '../scheduling/schedule.ts'
import { siteMoment } from '../scheduling/site-clocks.ts'
import { schedulingTexts } from '../scheduling/texts.ts'
import { type DashboardProps, DocumentLine } from './document-line.tsx'
import type { SeenChange } from './scheduled.ts'

interface ScheduledNextProps {
  readonly dashboard: DashboardProps
  readonly coming: readonly SeenChange[]
}

/** Scheduled publications and withdrawals, in the local time of each site. */
export function ScheduledNext({ dashboard, coming }: ScheduledNextProps) {
  const { t, uiLanguage } = dashboard
  return (
    <section>
      <h2>{t('scheduled')}</h2>
      {coming.length === 0 && <p>{t('nothingScheduled')}</p>}
      <ul className="site-dashboard__list">
        {coming.map(({ at, release, job, ...change }) => (
          <DocumentLine
            key={job.id}
            dashboard={dashboard}
            document={change}
            fact={<time dateTime={at}>{siteMoment(Date.parse(at), change.site, uiLanguage)}</time>}
          >
            <span className="site-dashboard__facts">
              {whatIsScheduled(change, uiLanguage)}
              {release && ` · ${schedulingTexts.t(uiLanguage)('partOf', { release })}`}
            </span>
          </DocumentLine>
        ))}
      </ul>
      <p>
        <a href={`${dashboard.admin}/reports/calendar`}>{reportsTexts.t(uiLanguage)('calendar')}</a>
      </p>
    </section>
  )
}
