import type { AdminViewServerProps } from 'payload'
import type { Language } from '../../../../config/types.ts'
import { languageName, siteName } from '../../people/display-names.ts'
import { isLanguage, isSite } from '../../people/person.ts'
import { interfaceLanguage } from '../../people/words.ts'
import { collectionName } from '../collection-name.ts'
import { type ReportedDocument, type ReportedLanguage, translationReport } from '../translation-report.ts'
import { filled, type ReportWords, reportWords } from '../words.ts'
import { chosen, ReportFilter, ReportPage, viewerOf } from './report-page.tsx'

function stateText({ state, behind }: ReportedLanguage, words: ReportWords, told: Language): string {
  if (state !== 'behind' || !behind) return words[state]
  const date = new Date(behind.since).toLocaleDateString(told, { dateStyle: 'medium' })
  return filled(words.behindAfter, { language: languageName(behind.after, told), date })
}

interface RowProps {
  readonly row: ReportedDocument
  readonly kind: string
  readonly base: string
  readonly words: ReportWords
  readonly told: Language
}

function Row({ row, kind, base, words, told }: RowProps) {
  const page = `${base}/collections/${row.collection}/${row.id}`
  return (
    <tr>
      <td>{siteName(row.site, told)}</td>
      <td>{kind}</td>
      <td>
        <a href={page}>{row.title}</a>
      </td>
      <td>
        <ul>
          {row.languages.map((each) => (
            <li key={each.language}>
              <a href={`${page}?locale=${each.language}`}>{languageName(each.language, told)}</a>: {stateText(each, words, told)}
            </li>
          ))}
        </ul>
      </td>
    </tr>
  )
}

/** Page of the report of missing translations. */
export async function TranslationsView(view: AdminViewServerProps) {
  const person = viewerOf(view)
  const { req } = view.initPageResult
  const told = interfaceLanguage(req)
  const words = reportWords(told)
  const [site, language] = [chosen(view, 'site'), chosen(view, 'language')]
  const rows = await translationReport(req, told, {
    site: isSite(site) ? site : undefined,
    language: isLanguage(language) ? language : undefined,
  })
  const { admin, api } = req.payload.config.routes
  const query = new URLSearchParams({ ...(site && { site }), ...(language && { language }) })
  return (
    <ReportPage view={view} title={words.translations} intro={words.translationsIntro}>
      <ReportFilter person={person} words={words} told={told} site={site} language={{ chosen: language }} />
      <p>
        <a href={`${api}/reports/translations.csv?${query}`} download>
          {words.download}
        </a>
      </p>
      {rows.length === 0 ? (
        <p>{words.allThere}</p>
      ) : (
        <div className="table">
          <table>
            <thead>
              <tr>
                <th scope="col">{words.site}</th>
                <th scope="col">{words.kind}</th>
                <th scope="col">{words.document}</th>
                <th scope="col">{words.language}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row
                  key={`${row.collection} ${row.id}`}
                  row={row}
                  kind={collectionName(req, row.collection)}
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
