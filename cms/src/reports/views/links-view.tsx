import type { AdminViewServerProps } from 'payload'
import { may } from '../../users/access.ts'
import { languageName } from '../../users/display-names.ts'
import type { BrokenLink } from '../link-checks.ts'
import { lastRuns } from '../run-link-check.ts'
import { CheckNow } from './check-now.tsx'
import { ReportFilter, ReportPage, reportOf } from './report-page.tsx'
import { ReportRow, ReportTable } from './report-table.tsx'

const byDocument = (one: BrokenLink, other: BrokenLink) =>
  one.site.localeCompare(other.site) ||
  one.collection.localeCompare(other.collection) ||
  one.title.localeCompare(other.title)

export async function LinksView(view: AdminViewServerProps) {
  const report = reportOf(view)
  const { req, person, uiLanguage, t, filter } = report
  const { running, done } = await lastRuns(req.payload)
  const broken = (done?.broken ?? [])
    .filter((link) => may(person, 'read', { site: link.site }) && (!filter.site || link.site === filter.site))
    .toSorted(byDocument)
  const when =
    done &&
    new Date(done.finishedAt ?? done.createdAt).toLocaleString(uiLanguage, {
      dateStyle: 'medium',
      timeStyle: 'short',
    })
  return (
    <ReportPage view={view} title={t('links')} intro={t('linksIntro')}>
      <ReportFilter report={report} />
      <p>{when ? t('last', { date: when, checked: done?.checked ?? 0 }) : t('never')}</p>
      {(person.role === 'admin' || person.role === 'editor') && (
        <CheckNow
          address={`${req.payload.config.routes.api}/reports/links/check`}
          running={running !== undefined}
          texts={{ check: t('check'), running: t('running'), failed: t('failed') }}
        />
      )}
      {done && broken.length === 0 && <p>{t('noBroken')}</p>}
      {broken.length > 0 && (
        <ReportTable report={report} heads={[t('language'), t('address'), t('fault')]}>
          {broken.map(({ fault, ...link }) => (
            <ReportRow
              key={`${link.collection} ${link.id} ${link.language} ${link.address}`}
              report={report}
              document={link}
            >
              <td>{link.language ? languageName(link.language, uiLanguage) : t('everyLanguage')}</td>
              <td>{link.address}</td>
              <td>{fault.fault === 'status' ? t('status', { status: fault.status }) : t(fault.fault)}</td>
            </ReportRow>
          ))}
        </ReportTable>
      )}
    </ReportPage>
  )
}
