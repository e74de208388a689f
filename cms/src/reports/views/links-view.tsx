import type { AdminViewServerProps } from 'payload'
import { may } from '../../users/access.ts'
import { languageName } from '../../users/display-names.ts'
import { interfaceLanguage } from '../../users/messages.ts'
import { collectionName } from '../collection-name.ts'
import type { BrokenLink } from '../link-checks.ts'
import { filled, reportMessages } from '../messages.ts'
import { lastRuns } from '../run-link-check.ts'
import { filterFrom } from '../translation-report.ts'
import { CheckNow } from './check-now.tsx'
import { chosenIn, ReportFilter, ReportPage, viewerOf } from './report-page.tsx'
import { ReportRow, ReportTable } from './report-table.tsx'

const byDocument = (one: BrokenLink, other: BrokenLink) =>
  one.site.localeCompare(other.site) ||
  one.collection.localeCompare(other.collection) ||
  one.title.localeCompare(other.title)

/** Page of the report of links that lead nowhere. */
export async function LinksView(view: AdminViewServerProps) {
  const person = viewerOf(view)
  const { req } = view.initPageResult
  const uiLanguage = interfaceLanguage(req)
  const words = reportMessages(uiLanguage)
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
    <ReportPage view={view} title={words.links} intro={words.linksIntro}>
      <ReportFilter person={person} words={words} uiLanguage={uiLanguage} site={site} />
      <p>{when ? filled(words.last, { date: when, checked: done?.checked ?? 0 }) : words.never}</p>
      {(person.role === 'admin' || person.role === 'editor') && (
        <CheckNow
          address={`${api}/reports/links/check`}
          running={running !== undefined}
          words={{ check: words.check, running: words.running, failed: words.failed }}
        />
      )}
      {done && broken.length === 0 && <p>{words.noBroken}</p>}
      {broken.length > 0 && (
        <ReportTable words={words} heads={[words.language, words.address, words.fault]}>
          {broken.map(({ site: on, collection, id, title, language, address, fault }) => (
            <ReportRow
              key={`${collection} ${id} ${language} ${address}`}
              site={on}
              kind={collectionName(req, collection)}
              title={title}
              page={`${admin}/collections/${collection}/${id}${language ? `?locale=${language}` : ''}`}
              uiLanguage={uiLanguage}
            >
              <td>{language ? languageName(language, uiLanguage) : words.everyLanguage}</td>
              <td>{address}</td>
              <td>
                {fault.fault === 'status'
                  ? filled(words.status, { status: fault.status })
                  : words[fault.fault]}
              </td>
            </ReportRow>
          ))}
        </ReportTable>
      )}
    </ReportPage>
  )
}
