import { limits } from '../../../config/limits.ts'
import type { RouteKind } from '../../../config/routes.ts'
import type { SearchResult, SearchType } from '../../../content-models/search.ts'
import { capital, duration } from '../../i18n/format.ts'
import { articleDates, hasEnded } from '../article-dates.ts'
import type { Composition } from '../composition.server.ts'
import { articleHref, helpPath } from '../help-links.ts'
import { editorLink, link, pathOf, showKind } from '../links.ts'
import type { PageAnswer, Seo } from '../models/answer.ts'
import type { LinkModel } from '../models/parts.ts'
import type { SearchGroup, SearchHit, SearchPage } from '../models/search.ts'
import type { SearchInput } from '../page-input.ts'
import { cardPicture, widePicture } from '../pictures.ts'
import { answering } from '../refusals.server.ts'
import { translateIn } from '../words.ts'

/** Experiences and information pages are told among the news. */
const groups = {
  show: 'shows',
  cinema: 'cinemas',
  offer: 'offers',
  news: 'news',
  experience: 'news',
  master_template: 'news',
  faq: 'help',
} as const satisfies Record<SearchType, SearchGroup>

const GENRES = 2

/** It answers the window, not a page of its own. */
const unlisted: Seo = { title: '', description: '', canonical: '', alternates: {}, image: null, type: 'website', noindex: true }

const joined = (parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' · ') || null

function showLine({ isMovie, genres, duration: minutes }: SearchResult, { edition }: Composition): string | null {
  const event = isMovie ? null : edition.i18n.t('event', { ns: 'search' })
  return joined([event, genres.slice(0, GENRES).join(', '), minutes === null ? null : duration(minutes)])
}

function offerLine(hit: SearchResult, { edition, formats, today }: Composition): string | null {
  const dated = { dateType: hit.dateType ?? (hit.endDate === null ? 'exact' : 'interval'), start: hit.startDate, end: hit.endDate } as const
  const say = translateIn(edition.i18n, 'offers')
  const dates = articleDates(dated, { formats, say, timeZone: edition.site.timeZone })
  return joined([hasEnded(dated, today) ? say('ended') : null, dates?.text]) ?? hit.summary
}

function lineOf(hit: SearchResult, composition: Composition): string | null {
  const { edition, formats } = composition
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
      return joined([edition.i18n.t(hit.type === 'experience' ? 'experience' : 'information', { ns: 'search' }), hit.summary])
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

/** Where a hit leads; null for a page that this site does not have. */
function hrefOf({ type, slug, id, isMovie }: SearchResult, { edition }: Composition): string | null {
  if (type === 'faq') {
    const place = { edition, app: false }
    return helpPath(place, 'help') === null || (slug === null && id === null) ? null : articleHref(place, { slug, id })
  }
  return slug === null ? null : pathOf(edition, type === 'show' ? showKind(isMovie) : kinds[type], slug)
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
  return [{ group: groups[hit.type], title: hit.title, line: lineOf(hit, composition), href, external, picture }]
}

/** One of the two searches of the window: of all that has a page, or of the help centre. */
export async function composeSearch(composition: Composition, { q, part }: SearchInput): Promise<PageAnswer<SearchPage>> {
  const { api, edition } = composition
  const inHelp = part === 'help'
  const nothing = q.length < limits.search.minimumLength || (inHelp && helpPath({ edition, app: false }, 'help') === null)
  return answering(async () => {
    const found = nothing ? [] : await api.search({ q, language: edition.language, ...(inHelp ? { type: 'faq' } : {}) })
    const hits = found.filter(({ type }) => (type === 'faq') === inHelp).flatMap((hit) => hitModel(hit, composition))
    return { outcome: 'found', page: { hits: [...new Map(hits.map((hit) => [hit.href, hit])).values()] }, seo: unlisted }
  })
}
