import type { AdminViewServerProps } from 'payload'
import type { Language } from '../../../../config/types.ts'
import { may } from '../../people/access.ts'
import { languageName, siteName } from '../../people/display-names.ts'
import { interfaceLanguage } from '../../people/words.ts'
import { collectionName } from '../collection-name.ts'
import type { BrokenLink } from '../link-checks.ts'
import { lastRuns } from '../run-link-check.ts'
import { filled, type ReportWords, reportWords } from '../words.ts'
import { CheckNow } from './check-now.tsx'
import { chosen, ReportFilter, ReportPage, viewerOf } from './report-page.tsx'

interface RowProps {
  readonly link: BrokenLink
  readonly kind: string
  readonly base: string
  readonly words: ReportWords
  readonly told: Language
}

function Row({ link: { id, site, title, collection, language, address, fault }, kind, base, words, told }: RowProps) {
  return (
    <tr>
      <td>{siteName(site, told)}</td>
      <td>{kind}</td>
      <td>
        <a href={`${base}/collections/${collection}/${id}${language ? `?locale=${language}` : ''}`}>{title}</a>
      </td>
      <td>{language ? languageName(language, told) : words.everyLanguage}</td>
      <td>{address}</td>
      <td>{fault.fault === 'status' ? filled(words.status, { status: fault.status }) : words[fault.fault]}</td>
    </tr>
  )
}

const byDocument = (one: BrokenLink, other: BrokenLink) =>
  one.site.localeCompare(other.site) || one.collection.localeCompare(other.collection) || one.title.localeCompare(other.title)

/** Page of the report of links that lead nowhere. */
export async function LinksView(view: AdminViewServerProps) {
  const person = viewerOf(view)
  const { req } = view.initPageResult
  const told = interfaceLanguage(req)
  const words = reportWords(told)
  const site = chosen(view, 'site')
  const { running, done } = await lastRuns(req.payload)
  const broken = (done?.broken ?? []).filter((link) => may(person, 'read', { site: link.site }) && (!site || link.site === site)).toSorted(byDocument)
  const { admin, api } = req.payload.config.routes
  const when = done && new Date(done.finishedAt ?? done.createdAt).toLocaleString(told, { dateStyle: 'medium', timeStyle: 'short' })
  const heads = [words.site, words.kind, words.document, words.language, words.address, words.fault]
  return (
    <ReportPage view={view} title={words.links} intro={words.linksIntro}>
      <ReportFilter person={person} words={words} told={told} site={site} />
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
        <div className="table">
          <table>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {broken.map((link) => (
                <Row
                  key={`${link.collection} ${link.id} ${link.language} ${link.address}`}
                  link={link}
                  kind={collectionName(req, link.collection)}
                  base={admin}
                  words={words}
                  told={told}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </ReportPage>
  )
}
