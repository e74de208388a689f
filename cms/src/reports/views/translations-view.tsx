import type { AdminViewServerProps } from 'payload'
import { queryOf } from '../../document-query.ts'
import { translationReport } from '../../search/translations.ts'
import { languageName } from '../../users/display-names.ts'
import type { ReportedLanguage } from '../translation-report.ts'
import { type Report, ReportFilter, ReportPage, reportOf } from './report-page.tsx'
import { formOf, ReportRow, ReportTable } from './report-table.tsx'

function stateText({ state, behind }: ReportedLanguage, { t, uiLanguage }: Report): string {
  if (state !== 'behind' || !behind) return t(state)
  const date = new Date(behind.since).toLocaleDateString(uiLanguage, { dateStyle: 'medium' })
  return t('behindAfter', { language: languageName(behind.after, uiLanguage), date })
}

export async function TranslationsView(view: AdminViewServerProps) {
  const report = reportOf(view)
  const { req, uiLanguage, t, filter } = report
  const rows = await translationReport(req, uiLanguage, filter)
  const { admin, api } = req.payload.config.routes
  const query = new URLSearchParams({
    ...(filter.site && { site: filter.site }),
    ...(filter.language && { language: filter.language }),
  })
  return (
    <ReportPage view={view} title={t('translations')} intro={t('translationsIntro')}>
      <ReportFilter report={report} byLanguage />
      <p>
        <a href={`${api}/reports/translations.csv?${query}`} download>
          {t('download')}
        </a>
      </p>
      {rows.length === 0 ? (
        <p>{t('allThere')}</p>
      ) : (
        <ReportTable report={report} heads={[t('language')]}>
          {rows.map((row) => (
            <ReportRow key={`${row.collection} ${row.id}`} report={report} document={row}>
              <td>
                <a href={`${admin}/reports/side-by-side?${queryOf(row)}`}>{t('sideBySide')}</a>
                <ul>
                  {row.languages.map((each) => (
                    <li key={each.language}>
                      <a href={formOf(report, { ...row, language: each.language })}>
                        {languageName(each.language, uiLanguage)}
                      </a>
                      : {stateText(each, report)}
                    </li>
                  ))}
                </ul>
              </td>
            </ReportRow>
          ))}
        </ReportTable>
      )}
    </ReportPage>
  )
}
