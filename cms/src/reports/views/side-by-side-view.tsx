import type { AdminViewServerProps } from 'payload'
import { isSite } from '#config/is-site.ts'
import { isLanguage } from '#config/languages.ts'
import type { SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { titleInLanguage } from '../../content/document-title.ts'
import type { StoredDocument } from '../../content/in-pages.ts'
import { sourceOf } from '../../content/published-source.ts'
import { languagesOf, siteHas } from '../../users/access.ts'
import { languageName } from '../../users/display-names.ts'
import { readable } from '../../users/readable.ts'
import { type FieldPair, fieldPairs, pairOf } from '../side-by-side.ts'
import { chosenIn, type Report, ReportPage, reportOf } from './report-page.tsx'
import { formOf } from './report-table.tsx'
import './side-by-side.css'

/** The draft of the address in all languages, if the reader may see it. */
async function draftOf(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const [collection, id] = [chosenIn(view)('collection'), chosenIn(view)('id')]
  if (typeof collection !== 'string' || typeof id !== 'string') return undefined
  const document = await readable(req, collection, id, { locale: 'all' })
  const config = req.payload.collections[collection]?.config
  return document && config && sourceOf(config) && isSite(document.site)
    ? { config, document, site: document.site }
    : undefined
}

function chosenPair(view: AdminViewServerProps, document: StoredDocument, site: SiteId) {
  const [from, to] = [chosenIn(view)('from'), chosenIn(view)('to')]
  const spoken = (language: unknown): language is Language => isLanguage(language) && siteHas(site, language)
  return spoken(from) && spoken(to) ? { from, to } : pairOf(document, site)
}

interface LanguageChoiceProps {
  readonly report: Report
  readonly site: SiteId
  readonly pair: { readonly from: Language; readonly to: Language }
  /** The rest of the query. */
  readonly also: Readonly<Record<string, string>>
}

/** Chooses two languages of a site; works without JavaScript. */
function LanguageChoice({ report: { t, uiLanguage }, site, pair, also }: LanguageChoiceProps) {
  return (
    <form method="get">
      {Object.entries(also).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="report__filter">
        {(['from', 'to'] as const).map((name) => (
          <label key={name}>
            {t(name)}{' '}
            <select name={name} defaultValue={pair[name]}>
              {languagesOf(site).map((language) => (
                <option key={language} value={language}>
                  {languageName(language, uiLanguage)}
                </option>
              ))}
            </select>
          </label>
        ))}
        <button type="submit">{t('show')}</button>
      </p>
    </form>
  )
}

interface PairsProps {
  readonly pairs: readonly FieldPair[]
  readonly from: Language
  readonly to: Language
  readonly report: Report
}

function Pairs({ pairs, from, to, report: { t, uiLanguage } }: PairsProps) {
  return (
    <div className="table">
      <table className="side-by-side">
        <thead>
          <tr>
            {[t('field'), languageName(from, uiLanguage), languageName(to, uiLanguage)].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.map((pair) => (
            <tr key={pair.path} className={`side-by-side__row side-by-side__row--${pair.state}`}>
              <th scope="row">
                {pair.label}
                {pair.state !== 'current' && (
                  <span className="side-by-side__state">
                    {t(pair.state === 'older' ? 'older' : 'missing')}
                  </span>
                )}
              </th>
              <td lang={from}>{pair.from}</td>
              <td lang={to}>{pair.to}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The texts of a document in two languages; works without JavaScript. */
export async function SideBySideView(view: AdminViewServerProps) {
  const report = reportOf(view)
  const { req, uiLanguage, t } = report
  const found = await draftOf(view)
  if (!found)
    return (
      <ReportPage view={view} title={t('sideBySide')} intro={t('noDocument')}>
        {null}
      </ReportPage>
    )
  const { config, document, site } = found
  const pair = chosenPair(view, document, site)
  const pairs = fieldPairs(req, config, document, pair)
  const older = pairs.filter(({ state }) => state !== 'current').length
  const about = { collection: config.slug, id: document.id }
  return (
    <ReportPage view={view} title={titleInLanguage(config, document, pair.from)} intro={t('sideBySideIntro')}>
      <LanguageChoice report={report} site={site} pair={pair} also={{ ...about, id: String(about.id) }} />
      <p>{older === 0 ? t('nothingOlder') : t('olderFields', { count: older })}</p>
      <p>
        <a href={formOf(report, { ...about, language: pair.to })}>
          {t('edit', { language: languageName(pair.to, uiLanguage) })}
        </a>
      </p>
      <Pairs pairs={pairs} {...pair} report={report} />
    </ReportPage>
  )
}
