import type { AdminViewServerProps } from 'payload'
import { interfaceLanguage } from '../../texts/texts.ts'
import { may } from '../../users/access.ts'
import { languageName } from '../../users/display-names.ts'
import { collectionName } from '../collection-name.ts'
import type { BrokenLink } from '../link-checks.ts'
import { lastRuns } from '../run-link-check.ts'
import { reportsTexts } from '../texts.ts'
import { filterFrom } from '../translation-report.ts'
import { CheckNow } from './check-now.tsx'
import { chosenIn, ReportFilter, ReportPage, viewerOf } from './report-page.tsx'
import { ReportRow, ReportTable } from './report-table.tsx'

const byDocument = (one: BrokenLink, other: BrokenLink) =>
  one.site.localeCompare(other.site) ||
  one.collection.localeCompare(other.collection) ||
  one.title.localeCompare(other.title)

export async function LinksView(view: AdminViewServerProps) {
  const person = viewerOf(view)
  const { req } = view.initPageResult
  const uiLanguage = interfaceLanguage(req)
  const t = reportsTexts.t(uiLanguage)
  const { site } = filterFrom(chosenIn(view))
  const { running, done } = await lastRuns(req.payload)
  const broken = (done?.broken ?? [])
    .filter((link) => may(person, 'read', { site: link.site }) && (!site || link.site === site))
    .toSorted(byDocument)
  const { admin, api } = req.payload.config.routes
  const when =
    done &&
    new Date(done.finishedAt ?? done.createdAt).toLocaleString(uiLanguage, {
      dateStyle: 'medium',
      timeStyle: 'short',
    })
  return (
    <ReportPage view={view} title={t('links')} intro={t('linksIntro')}>
      <ReportFilter person={person} t={t} uiLanguage={uiLanguage} site={site} />
      <p>{when ? t('last', { date: when, checked: done?.checked ?? 0 }) : t('never')}</p>
      {(person.role === 'admin' || person.role === 'editor') && (
        <CheckNow
          address={`${api}/reports/links/check`}
          running={running !== undefined}
          texts={{ check: t('check'), running: t('running'), failed: t('failed') }}
        />
      )}
      {done && broken.length === 0 && <p>{t('noBroken')}</p>}
      {broken.length > 0 && (
        <ReportTable t={t} heads={[t('language'), t('address'), t('fault')]}>
          {broken.map(({ site: on, collection, id, title, language, address, fault }) => (
            <ReportRow
              key={`${collection} ${id} ${language} ${address}`}
              site={on}
              kind={collectionName(req, collection)}
              title={title}
              page={`${admin}/collections/${collection}/${id}${language ? `?locale=${language}` : ''}`}
              uiLanguage={uiLanguage}
            >
              <td>{language ? languageName(language, uiLanguage) : t('everyLanguage')}</td>
              <td>{address}</td>
              <td>{fault.fault === 'status' ? t('status', { status: fault.status }) : t(fault.fault)}</td>
            </ReportRow>
          ))}
        </ReportTable>
      )}
    </ReportPage>
  )
}
