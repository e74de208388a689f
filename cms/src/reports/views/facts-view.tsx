import type { AdminViewServerProps } from 'payload'
import { interfaceLanguage } from '../../texts/texts.ts'
import { languageName } from '../../users/display-names.ts'
import { collectionName } from '../collection-name.ts'
import { factReport } from '../fact-report.ts'
import { reportsTexts } from '../texts.ts'
import { filterFrom } from '../translation-report.ts'
import { chosenIn, ReportFilter, ReportPage, viewerOf } from './report-page.tsx'
import { ReportRow, ReportTable } from './report-table.tsx'

export async function FactsView(view: AdminViewServerProps) {
  const person = viewerOf(view)
  const { req } = view.initPageResult
  const uiLanguage = interfaceLanguage(req)
  const t = reportsTexts.t(uiLanguage)
  const { site } = filterFrom(chosenIn(view))
  const told = await factReport(req, uiLanguage, site)
  const { admin } = req.payload.config.routes
  return (
    <ReportPage view={view} title={t('facts')} intro={t('factsIntro')}>
      <ReportFilter person={person} t={t} uiLanguage={uiLanguage} site={site} />
      {told.length === 0 ? (
        <p>{t('factsAgree')}</p>
      ) : (
        <ReportTable t={t} heads={[t('language'), t('topic'), t('sentence')]}>
          {told.map(({ site: on, collection, id, title, language, topic, sentence }) => (
            <ReportRow
              key={`${collection} ${id} ${language} ${topic} ${sentence}`}
              site={on}
              kind={collectionName(req, collection)}
              title={title}
              page={`${admin}/collections/${collection}/${id}?locale=${language}`}
              uiLanguage={uiLanguage}
            >
              <td>{languageName(language, uiLanguage)}</td>
              <td>{t(`topics.${topic}`)}</td>
              <td>{sentence}</td>
            </ReportRow>
          ))}
        </ReportTable>
      )}
    </ReportPage>
  )
}
