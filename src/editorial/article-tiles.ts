import type { Formats } from '@marquee/i18n/format.ts'
import type { RouteKind } from '#config/routes.ts'
import type { ArticleSummary, ArticleType } from '#models/article.ts'
import type { Edition } from '../document/edition.ts'
import { translateIn } from '../page-kit/labels.ts'
import { pathOf } from '../page-kit/links.ts'
import { widePicture } from '../page-kit/pictures.ts'
import type { ArticleTileModel, DatesModel } from '../page-models/articles.ts'
import type { FlagModel } from '../page-models/parts.ts'
import { articleDates, hasEnded } from './article-dates.ts'

interface Makers {
  readonly edition: Edition
  readonly formats: Formats
  /** Today in the site's time zone. */
  readonly today: string
}

const colours = { news: 3, event: 5, offer: 2, experience: 1 } as const satisfies Record<
  ArticleType,
  FlagModel['tone']
>

export const typeFlag = (type: ArticleType, { edition }: Pick<Makers, 'edition'>): FlagModel => ({
  label: edition.i18n.t(`type.${type}`, { ns: 'news' }),
  tone: colours[type],
})

/** News items belong to the news list, whatever their type. */
export function kindOfArticle(
  { slug, type }: Pick<ArticleSummary, 'slug' | 'type'>,
  news: ReadonlySet<string>,
): RouteKind {
  if (type === 'news' || (type !== 'offer' && news.has(slug))) return 'newsItem'
  return type === 'experience' ? 'experienceArticle' : 'offer'
}

export const datesOf = (
  article: ArticleSummary,
  { edition, formats }: Pick<Makers, 'edition' | 'formats'>,
): DatesModel | null =>
  articleDates(article, { formats, t: translateIn(edition.i18n, 'offers'), timeZone: edition.site.timeZone })

const NOWHERE: ReadonlySet<string> = new Set()

interface TileOptions {
  readonly kind: RouteKind
  /** The list's default type, which gets no flag. */
  readonly plain: ArticleType
  /** Slugs of the visitor's cinemas. */
  readonly own?: ReadonlySet<string> | undefined
}

/** Empty for what is valid everywhere. */
function venuesOf({ cinemas }: ArticleSummary, { edition }: Makers, own: ReadonlySet<string>): string {
  if (cinemas.length === 0) return ''
  const here = cinemas.filter(({ slug }) => own.has(slug)).length
  return here > 0
    ? edition.i18n.t('ownCinemas', { ns: 'offers', count: here })
    : edition.i18n.t('inCinemas', { ns: 'offers', count: cinemas.length })
}

/** Validity of an offer, or the date of a news item. */
function lineOf(article: ArticleSummary, makers: Makers): string {
  const dates = datesOf(article, makers)
  if (dates !== null) return dates.text
  return article.type === 'offer' || article.releaseDate === null
    ? ''
    : makers.formats.date(article.releaseDate)
}

export function articleTile(
  article: ArticleSummary,
  makers: Makers,
  { kind, plain, own = NOWHERE }: TileOptions,
): ArticleTileModel {
  const ended = hasEnded(article, makers.today)
  const over: FlagModel = { label: makers.edition.i18n.t('ended', { ns: 'offers' }), tone: 3 }
  return {
    key: `${kind} ${article.slug}`,
    title: article.title,
    href: pathOf(makers.edition, kind, article.slug),
    picture: widePicture(article.thumbnail ?? article.image),
    flag: ended ? over : article.type === plain ? null : typeFlag(article.type, makers),
    line: [lineOf(article, makers), kind === 'offer' ? venuesOf(article, makers, own) : '']
      .filter((part) => part !== '')
      .join(' · '),
    text: article.headline ?? '',
  }
}
