import type { AdminViewServerProps } from 'payload'
import { languageName } from '../../users/display-names.ts'
import { factReport } from '../fact-report.ts'
import { ReportFilter, ReportPage, reportOf } from './report-page.tsx'
import { ReportRow, ReportTable } from './report-table.tsx'

export async function FactsView(view: AdminViewServerProps) {
  const report = reportOf(view)
  const { req, uiLanguage, t } = report
  const told = await factReport(req, uiLanguage, report.filter.site)
  return (
    <ReportPage view={view} title={t('facts')} intro={t('factsIntro')}>
      <ReportFilter report={report} />
      {told.length === 0 ? (
        <p>{t('factsAgree')}</p>
      ) : (
        <ReportTable report={report} heads={[t('language'), t('topic'), t('sentence')]}>
          {told.map((fact) => (
            <ReportRow
              key={`${fact.collection} ${fact.id} ${fact.language} ${fact.topic} ${fact.sentence}`}
              report={report}
              document={fact}
            >
              <td>{languageName(fact.language, uiLanguage)}</td>
              <td>{t(`topics.${fact.topic}`)}</td>
              <td>{fact.sentence}</td>
            </ReportRow>
          ))}
        </ReportTable>
      )}
    </ReportPage>
  )
}
