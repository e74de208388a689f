import type { NoticeState } from '../notices/notice-state.ts'
import { noticesTexts } from '../notices/texts.ts'
import { type DashboardProps, DocumentLine } from './document-line.tsx'
import type { ForMe } from './for-me.ts'
import { LocalTime } from './local-time.tsx'

interface ForMeListProps {
  readonly dashboard: DashboardProps
  readonly waiting: readonly ForMe[]
  /** The reason why mails do not reach the user. */
  readonly fault: NoticeState['fault']
}

/** Reviews, comments and failed plans that wait for the user. */
export function ForMeList({ dashboard, waiting, fault }: ForMeListProps) {
  const { t } = dashboard
  return (
    <section>
      <h2>{t('forMe')}</h2>
      {fault && <p>{noticesTexts.t(dashboard.uiLanguage)(fault)}</p>}
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
