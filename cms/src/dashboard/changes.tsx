import type { LanguageState, ReportedLanguage } from '../reports/translation-report.ts'
import { languageName, siteName } from '../users/display-names.ts'
import { type DashboardProps, documentPage, kindName } from './dashboard-props.ts'
import type { Changed } from './latest.ts'
import { LocalTime } from './local-time.tsx'

const states: readonly LanguageState[] = ['public', 'draft', 'behind', 'missing']

function Languages({
  dashboard: { t, uiLanguage },
  languages,
}: {
  readonly dashboard: DashboardProps
  readonly languages: readonly ReportedLanguage[]
}) {
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

export function Changes({
  dashboard,
  changed,
}: {
  readonly dashboard: DashboardProps
  readonly changed: readonly Changed[]
}) {
  return (
    <section>
      <h2>{dashboard.t('changed')}</h2>
      {changed.length === 0 && <p>{dashboard.t('nothingChanged')}</p>}
      <ul className="site-dashboard__list">
        {changed.map(({ collection, id, title, site, updatedAt, languages }) => (
          <li key={`${collection} ${id}`}>
            <a href={documentPage(dashboard, collection, id)}>{title}</a>
            <span className="site-dashboard__facts">
              {kindName(dashboard, collection)} · {siteName(site, dashboard.uiLanguage)} ·{' '}
              <LocalTime at={updatedAt} />
            </span>
            {languages.length > 0 && (
              <span className="site-dashboard__states">
                <Languages dashboard={dashboard} languages={languages} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
