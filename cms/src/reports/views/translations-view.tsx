import type { AdminViewServerProps } from 'payload'
import type { Language } from '#config/types.ts'
import { interfaceLanguage } from '../../texts/texts.ts'
import { languageName } from '../../users/display-names.ts'
import { collectionName } from '../collection-name.ts'
import { reportsTexts } from '../texts.ts'
import { filterFrom, type ReportedLanguage, translationReport } from '../translation-report.ts'
import { chosenIn, ReportFilter, ReportPage, viewerOf } from './report-page.tsx'
import { ReportRow, ReportTable } from './report-table.tsx'

function stateText(
  { state, behind }: ReportedLanguage,
  t: ReturnType<typeof reportsTexts.t>,
  uiLanguage: Language,
): string {
  if (state !== 'behind' || !behind) return t(state)
  const date = new Date(behind.since).toLocaleDateString(uiLanguage, { dateStyle: 'medium' })
  return t('behindAfter', { language: languageName(behind.after, uiLanguage), date })
}

export async function TranslationsView(view: AdminViewServerProps) {
  const person = viewerOf(view)
  const { req } = view.initPageResult
  const uiLanguage = interfaceLanguage(req)
  const t = reportsTexts.t(uiLanguage)
  const filter = filterFrom(chosenIn(view))
  const rows = await translationReport(req, uiLanguage, filter)
  const { admin, api } = req.payload.config.routes
  const query = new URLSearchParams({
    ...(filter.site && { site: filter.site }),
    ...(filter.language && { language: filter.language }),
  })
  return (
    <ReportPage view={view} title={t('translations')} intro={t('translationsIntro')}>
      <ReportFilter
        person={person}
        t={t}
        uiLanguage={uiLanguage}
        site={filter.site}
        language={{ chosen: filter.language }}
      />
      <p>
        <a href={`${api}/reports/translations.csv?${query}`} download>
          {t('download')}
        </a>
      </p>
      {rows.length === 0 ? (
        <p>{t('allThere')}</p>
      ) : (
        <ReportTable t={t} heads={[t('language')]}>
          {rows.map(({ site, collection, id, title, languages }) => {
            const page = `${admin}/collections/${collection}/${id}`
            return (
              <ReportRow
                key={`${collection} ${id}`}
                site={site}
                kind={collectionName(req, collection)}
                title={title}
                page={page}
                uiLanguage={uiLanguage}
              >
                <td>
                  <a
                    href={`${admin}/reports/side-by-side?${new URLSearchParams({ collection, id: String(id) })}`}
                  >
                    {t('sideBySide')}
                  </a>
                  <ul>
                    {languages.map((each) => (
                      <li key={each.language}>
                        <a href={`${page}?locale=${each.language}`}>
                          {languageName(each.language, uiLanguage)}
                        </a>
                        : {stateText(each, t, uiLanguage)}
                      </li>
                    ))}
                  </ul>
                </td>
              </ReportRow>
            )
          })}
        </ReportTable>
      )}
    </ReportPage>
  )
}
