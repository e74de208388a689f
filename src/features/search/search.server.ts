import { capital, duration } from '@marquee/i18n/format.ts'
import { deu, eng, fra, nld } from 'stopword'
import type { RouteKind } from '#config/routes.ts'
import { searchLimits } from '#config/search-limits.ts'
import type { Language, PerLanguage } from '#config/types.ts'
import { foldText, wordsOf } from '#models/rules/search-text.ts'
import type { SearchResult, SearchType } from '#models/search.ts'
import { articleDates, hasEnded } from '../../editorial/article-dates.ts'
import { type Composition, knownList, optionalList } from '../../page-kit/composition.server.ts'
import { fixedPage } from '../../page-kit/fixed-pages.ts'
import { articleHref, helpPath } from '../../page-kit/help-links.ts'
import { translateIn } from '../../page-kit/labels.ts'
import { editorLink, link, pathOf, showKind } from '../../page-kit/links.ts'
import type { SearchInput } from '../../page-kit/page-input.ts'
import { cardPicture, widePicture } from '../../page-kit/pictures.ts'
import { resultOf } from '../../page-kit/refusals.server.ts'
import type { PageResult, PageSeo } from '../../page-models/page-result.ts'
import type { LinkModel } from '../../page-models/parts.ts'
import type { SearchGroup, SearchHit, SearchPage } from '../../page-models/search.ts'
import { titleLanguageOf } from '../../programme/show-card.ts'
import { ownPlaceFirst } from './own-place-first.server.ts'
import { siteHits, startFilms } from './site-hits.server.ts'

const groups = {
  show: 'shows',
  cinema: 'cinemas',
  offer: 'offers',
  news: 'news',
  experience: 'experiences',
  master_template: 'pages',
  faq: 'help',
} as const satisfies Record<SearchType, SearchGroup>

const GENRES = 2

const unlisted: PageSeo = {
  title: '',
  description: '',
  canonical: '',
  alternates: {},
  image: null,
  type: 'website',
  noindex: true,
}

const joined = (parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' · ') || null

function showLine(
  { isMovie, genres, duration: minutes }: SearchResult,
  { edition }: Composition,
): string | null {
  const event = isMovie ? null : edition.i18n.t('event', { ns: 'search' })
  return joined([event, genres.slice(0, GENRES).join(', '), minutes === null ? null : duration(minutes)])
}

function offerLine(hit: SearchResult, { edition, formats, today }: Composition): string | null {
  const dated = {
    dateType: hit.dateType ?? (hit.endDate === null ? 'exact' : 'interval'),
    start: hit.startDate,
    end: hit.endDate,
  } as const
  const t = translateIn(edition.i18n, 'offers')
  const dates = articleDates(dated, { formats, t, timeZone: edition.site.timeZone })
  return joined([hasEnded(dated, today) ? t('ended') : null, dates?.text]) ?? hit.summary
}

function lineOf(hit: SearchResult, composition: Composition): string | null {
  const { formats } = composition
  switch (hit.type) {
    case 'show':
      return showLine(hit, composition)
    case 'offer':
      return offerLine(hit, composition)
    case 'news':
      return joined([hit.publicationDate && capital(formats.date(hit.publicationDate)), hit.summary])
    case 'faq':
      return joined([hit.topic, hit.summary])
    case 'experience':
    case 'master_template':
    case 'cinema':
      return hit.summary
  }
}

const kinds = {
  cinema: 'cinema',
  offer: 'offer',
  news: 'newsItem',
  experience: 'experience',
  master_template: 'information',
} as const satisfies Partial<Record<SearchType, RouteKind>>

/** Address of a hit; null if this site lacks the page. */
function hrefOf({ type, slug, id, isMovie }: SearchResult, { edition }: Composition): string | null {
  if (type === 'faq') {
    const place = { edition, app: false }
    return helpPath(place, 'help') === null || (slug === null && id === null)
      ? null
      : articleHref(place, { slug, id })
  }
  if (slug === null) return null
  const fixed = type === 'master_template' ? fixedPage(slug) : null
  return fixed
    ? pathOf(edition, fixed)
    : pathOf(edition, type === 'show' ? showKind(isMovie) : kinds[type], slug)
}

function linkOf(hit: SearchResult, composition: Composition): LinkModel | null {
  const href = hrefOf(hit, composition)
  if (href !== null) return link(hit.title, href)
  return hit.url === null ? null : editorLink(composition.edition, hit.title, hit.url)
}

function hitModel(hit: SearchResult, composition: Composition): readonly SearchHit[] {
  const target = linkOf(hit, composition)
  if (target === null) return []
  const { href, external } = target
  const picture = hit.type === 'show' ? cardPicture(hit.image) : widePicture(hit.image)
  return [
    {
      group: groups[hit.type],
      title: hit.title,
      ...titleLanguageOf(hit.titleLanguage, composition.edition.language),
      line: lineOf(hit, composition),
      href,
      external,
      picture,
    },
  ]
}

interface Query {
  readonly q: string
  readonly part: 'all' | 'help'
  readonly near?: string | undefined
}

async function hitsOf(
  composition: Composition,
  { q, part, near = '' }: Query,
): Promise<readonly SearchHit[]> {
  const { api, edition } = composition
  const inHelp = part === 'help'
  if (q.length < searchLimits.minimumLength || (inHelp && helpPath({ edition, app: false }, 'help') === null))
    return []
  const found = await knownList(
    api.search({ q, language: edition.language, ...(inHelp ? { type: 'faq' } : {}) }),
  )
  const hits = found
    .filter(({ type }) => (type === 'faq') === inHelp)
    .flatMap((hit) => hitModel(hit, composition))
  const ofSite = inHelp ? [] : await siteHits(composition, q, hits)
  const all = [...new Map([...ofSite, ...hits].map((hit) => [hit.href, hit])).values()]
  return inHelp ? all : ownPlaceFirst(all, { q, near }, composition)
}

const folded = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(foldText))

const stopWords: PerLanguage<ReadonlySet<string>> = {
  fr: folded([...fra, ...searchLimits.fillers.fr]),
  en: folded([...eng, ...searchLimits.fillers.en]),
  de: folded([...deu, ...searchLimits.fillers.de]),
  nl: folded([...nld, ...searchLimits.fillers.nl]),
}

/** The words of a question that say what is looked for; null if those are all of its words, or none. */
function keyWords(question: string, language: Language): string | null {
  const words = wordsOf(question)
  const kept = words.filter((word) => !stopWords[language]?.has(word))
  return kept.length === 0 || kept.length === words.length ? null : kept.join(' ')
}

/** A sentence that finds nothing is searched again by the words that matter. */
export async function findHits(composition: Composition, query: Query): Promise<readonly SearchHit[]> {
  const hits = await hitsOf(composition, query)
  const words = hits.length === 0 ? keyWords(query.q, composition.edition.language) : null
  return words === null ? hits : hitsOf(composition, { ...query, q: words })
}

export async function hasHits(composition: Composition, q: string): Promise<boolean> {
  return (await optionalList(composition, findHits(composition, { q, part: 'all' }))).length > 0
}

export async function composeSearch(
  composition: Composition,
  { q, part, near }: SearchInput,
): Promise<PageResult<SearchPage>> {
  return resultOf(async () => {
    const hits =
      part === 'start' ? await startFilms(composition) : await findHits(composition, { q, part, near })
    return { outcome: 'found', page: { hits }, seo: unlisted }
  })
}
