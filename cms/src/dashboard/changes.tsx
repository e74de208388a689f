import type { LanguageState, ReportedLanguage } from '../reports/translation-report.ts'
import { languageName } from '../users/display-names.ts'
import { type DashboardProps, DocumentLine } from './document-line.tsx'
import type { Changed } from './latest.ts'
import { LocalTime } from './local-time.tsx'

const states: readonly LanguageState[] = ['public', 'draft', 'behind', 'missing']

interface LanguagesProps {
  readonly dashboard: DashboardProps
  readonly languages: readonly ReportedLanguage[]
}

function Languages({ dashboard: { t, uiLanguage }, languages }: LanguagesProps) {
  return states
    .map((state) => ({ state, ofState: languages.filter((each) => each.state === state) }))
    .filter(({ ofState }) => ofState.length > 0)
    .map(({ state, ofState }) => (
      <span key={state} className={`site-dashboard__state site-dashboard__state--${state}`}>
        {t('languagesAre', {
          languages: ofState.map(({ language }) => languageName(language, uiLanguage)).join(', '),
          state: t(state),
        })}
      </span>
    ))
}

interface ChangesProps {
  readonly dashboard: DashboardProps
  readonly changed: readonly Changed[]
}

export function Changes({ dashboard, changed }: ChangesProps) {
  return (
    <section>
      <h2>{dashboard.t('changed')}</h2>
      {changed.length === 0 && <p>{dashboard.t('nothingChanged')}</p>}
      <ul className="site-dashboard__list">
        {changed.map((document) => (
          <DocumentLine
            key={`${document.collection} ${document.id}`}
            dashboard={dashboard}
            document={document}
            fact={<LocalTime at={document.updatedAt} />}
          >
            {document.languages.length > 0 && (
              <span className="site-dashboard__states">
                <Languages dashboard={dashboard} languages={document.languages} />
              </span>
            )}
          </DocumentLine>
        ))}
      </ul>
    </section>
  )
}
