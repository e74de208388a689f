import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { isSite } from '#config/is-site.ts'
import type { Language } from '#config/types.ts'
import { LocalTime } from '../dashboard/local-time.tsx'
import { collectionName } from '../reports/collection-name.ts'
import { Choice, chosenIn, ReportPage, viewerOf } from '../reports/views/report-page.tsx'
import { interfaceLanguage } from '../texts/texts.ts'
import { sitesOf } from '../users/access.ts'
import { siteName } from '../users/display-names.ts'
import type { Person } from '../users/person.ts'
import { hitOf } from './hits.ts'
import {
  type EditorQuery,
  type FoundDocument,
  type FoundDocuments,
  MOST_FOUND,
  PAGE_SIZE,
  searchDocuments,
} from './search-documents.ts'
import { isSearched } from './search-entries.ts'
import { SearchField } from './search-field.tsx'
import type { SnippetPart } from './snippet.ts'
import { searchTexts } from './texts.ts'

const pageFrom = (value: unknown): number => {
  const page = Number(value)
  return Number.isInteger(page) && page > 0 && page <= MOST_FOUND / PAGE_SIZE ? page : 1
}

function queryFrom(req: PayloadRequest, chosen: (name: string) => unknown): EditorQuery {
  const [text, site, kind] = [chosen('q'), chosen('site'), chosen('kind')]
  const config = req.payload.config.collections.find((each) => each.slug === kind && isSearched(each))
  return {
    text: typeof text === 'string' ? text.slice(0, 200) : '',
    site: isSite(site) ? site : undefined,
    collection: config?.slug,
    page: pageFrom(chosen('page')),
  }
}

interface SearchFormProps {
  readonly req: PayloadRequest
  readonly person: Person
  readonly query: EditorQuery
  readonly uiLanguage: Language
  readonly t: ReturnType<typeof searchTexts.t>
}

/** Works without JavaScript. */
function SearchForm({ req, person, query, uiLanguage, t }: SearchFormProps) {
  const kinds = req.payload.config.collections.filter(isSearched).map(({ slug }) => slug)
  return (
    <search className="search-form">
      <form method="get">
        <label className="search-form__words">
          {t('words')}
          <SearchField text={query.text} />
        </label>
        <Choice
          name="kind"
          label={t('kind')}
          all={t('allKinds')}
          chosen={query.collection}
          options={kinds.map((kind) => [kind, collectionName(req, kind)])}
        />
        <Choice
          name="site"
          label={t('site')}
          all={t('allSites')}
          chosen={query.site}
          options={sitesOf(person).map((site) => [site, siteName(site, uiLanguage)])}
        />
        <button type="submit">{t('submit')}</button>
      </form>
    </search>
  )
}

const Marked = ({ parts }: { readonly parts: readonly SnippetPart[] }) =>
  parts.map(({ place, text, isHit }) => (isHit ? <mark key={place}>{text}</mark> : text))

interface ResultProps {
  readonly req: PayloadRequest
  readonly result: FoundDocument
  readonly uiLanguage: Language
}

function Result({ req, result, uiLanguage }: ResultProps) {
  const { language, changedAt, titleParts, snippet } = result
  const { href, facts } = hitOf(req, result, uiLanguage)
  return (
    <li>
      <a href={href} {...(language && { hrefLang: language })}>
        <Marked parts={titleParts} />
      </a>
      <p className="search-results__facts">
        {facts} · {searchTexts.t(uiLanguage)('changedAt')} <LocalTime at={changedAt} />
      </p>
      {snippet.length > 0 && (
        <p {...(language && { lang: language })}>
          <Marked parts={snippet} />
        </p>
      )}
    </li>
  )
}

interface ResultsProps {
  readonly view: AdminViewServerProps
  readonly query: EditorQuery
  readonly results: FoundDocuments
  readonly uiLanguage: Language
}

function Results({ view, query, results, uiLanguage }: ResultsProps) {
  const { req } = view.initPageResult
  const t = searchTexts.t(uiLanguage)
  const { found, hasMore, isCut } = results
  const { text, site, collection, page = 1 } = query
  const pageOf = (next: number) =>
    `?${new URLSearchParams({
      q: text,
      ...(collection && { kind: collection }),
      ...(site && { site }),
      page: String(next),
    })}`
  return (
    <section className="search-results" aria-label={t('results')}>
      {found.length === 0 && page === 1 && <p>{t('nothing')}</p>}
      <ol start={(page - 1) * PAGE_SIZE + 1}>
        {found.map((result) => (
          <Result
            key={`${result.collection} ${result.document}`}
            req={req}
            result={result}
            uiLanguage={uiLanguage}
          />
        ))}
      </ol>
      <nav className="search-results__pages" aria-label={t('results')}>
        {page > 1 && <a href={pageOf(page - 1)}>{t('back')}</a>}
        {hasMore && <a href={pageOf(page + 1)}>{t('more')}</a>}
      </nav>
      {isCut && !hasMore && <p>{t('cut', { count: MOST_FOUND })}</p>}
    </section>
  )
}

/** Searches everything that the user may read. */
export async function SearchView(view: AdminViewServerProps) {
  const person = viewerOf(view)
  const { req } = view.initPageResult
  const uiLanguage = interfaceLanguage(req)
  const t = searchTexts.t(uiLanguage)
  const query = queryFrom(req, chosenIn(view))
  const results = await searchDocuments(req, query)
  return (
    <ReportPage view={view} title={t('search')} intro={t('intro')}>
      <SearchForm req={req} person={person} query={query} uiLanguage={uiLanguage} t={t} />
      {!results.isComplete && <p role="status">{t('incomplete')}</p>}
      {query.text.trim() !== '' && (
        <Results view={view} query={query} results={results} uiLanguage={uiLanguage} />
      )}
    </ReportPage>
  )
}
