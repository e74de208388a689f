import { type DashboardProps, DocumentLine } from './document-line.tsx'
import type { ForMe } from './for-me.ts'
import { LocalTime } from './local-time.tsx'

interface ForMeListProps {
  readonly dashboard: DashboardProps
  readonly waiting: readonly ForMe[]
}

/** Reviews, comments and failed plans that wait for the user. */
export function ForMeList({ dashboard, waiting }: ForMeListProps) {
  const { t } = dashboard
  return (
    <section>
      <h2>{t('forMe')}</h2>
      {waiting.length === 0 && <p>{t('nothingForMe')}</p>}
      <ul className="site-dashboard__list">
        {waiting.map(({ at, why, ...document }) => (
          <DocumentLine
            key={`${document.collection} ${document.id} ${at}`}
            dashboard={dashboard}
            document={document}
            fact={<LocalTime at={at} />}
          >
            <span className="site-dashboard__facts">{why}</span>
          </DocumentLine>
        ))}
      </ul>
    </section>
  )
}
